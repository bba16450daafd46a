import { DOCUMENT_TYPES, type DocumentType, type StepNumber } from '@portal/domain';
import { isUnderWay } from '@portal/ui';
import { useUploads } from '../../../shared/uploads/useUploads.ts';
import type { StepPanelProps } from '../steps/StepPanelProps.ts';
import { documentProblems } from './documentProblems.ts';
import { documentSlot, unlistedUploads } from './documentUploads.ts';

/** The documents of a step, for its form. */
export function useStepDocuments(step: StepNumber, panel: Pick<StepPanelProps, 'registration' | 'editing'>) {
  const uploads = useUploads();
  const types: DocumentType[] = DOCUMENT_TYPES.filter((facts) => facts.step === step).map(({ type }) => type);
  const uploadsOf = (type: DocumentType) =>
    uploads.filter(({ target }) => target.slot === documentSlot(panel.registration.id, type));
  const isUploading = (type: DocumentType) => uploadsOf(type).some(isUnderWay);
  return {
    types,
    /** Errors that keep the step from being sent: `problems` of `useStepForm`. */
    problems: documentProblems({
      ...panel,
      step,
      isComing: (type) => isUploading(type) || unlistedUploads(uploadsOf(type)).length > 0,
    }),
    /** `disabledReason` of `StepForm`. */
    disabledReason: types.some(isUploading) ? 'Aguarde o envio dos arquivos terminar' : undefined,
  };
}
