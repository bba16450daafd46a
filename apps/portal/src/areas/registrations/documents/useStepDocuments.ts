import { DOCUMENT_TYPES, type DocumentType, type StepNumber } from '@portal/domain';
import { useAtomValue } from 'jotai';
import type { StepPanelProps } from '../steps/StepPanelProps.ts';
import { documentProblems } from './documentProblems.ts';
import { documentUploadsAtom } from './documentUploadsAtom.ts';

/** The documents of a step, for its form. */
export function useStepDocuments(step: StepNumber, panel: Pick<StepPanelProps, 'registration' | 'editing'>) {
  const uploadsOf = useAtomValue(documentUploadsAtom);
  const flowId = panel.registration.id;
  const types: DocumentType[] = DOCUMENT_TYPES.filter((facts) => facts.step === step).map(({ type }) => type);
  const underWay = types.some((type) => uploadsOf(flowId, type).underWay);
  return {
    types,
    /** Errors that keep the step from being sent: `problems` of `useStepForm`. */
    problems: documentProblems({ ...panel, step, isUnlisted: (type) => uploadsOf(flowId, type).unlisted }),
    /** `blockedReason` of `StepForm`. */
    blockedReason: underWay ? 'Aguarde o envio dos arquivos terminar' : undefined,
  };
}
