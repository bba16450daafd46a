import {
  type DocumentType,
  documentTypeLabel,
  missingDocuments,
  NO_FILE_TEXT,
  REGISTRATION_STEPS,
  type StepNumber,
  uncorrectedPendencies,
} from '@portal/domain';
import type { FormError } from '@portal/ui';
import type { Registration } from '../registration/registrationAtoms.ts';
import type { PanelEditing } from '../steps/StepPanelProps.ts';

/** Message of a pended document that was not replaced (G-23). */
const NOT_REPLACED = 'Envie um novo arquivo no lugar do documento com pendência';

/** Id of the field of a document type, for links of the error summary. */
export function documentFieldId(type: DocumentType): string {
  return `documento-${type}`;
}

interface DocumentProblemsRequest {
  registration: Registration;
  editing: Pick<PanelEditing, 'mode'>;
  step: StepNumber;
  /** Whether a file of a type is on its way, or was stored and is not listed yet (ST3-010). */
  isComing(type: DocumentType): boolean;
}

/**
 * Documents that keep a step from being sent: while pendent, each pended type without a newer document (G-23);
 * otherwise each required type without a document (ST2-031, ST3-009 to ST3-011).
 */
export function documentProblems({
  registration: { fornecedor },
  editing: { mode },
  step,
  isComing,
}: DocumentProblemsRequest): FormError[] {
  const listed = Object.values(fornecedor.documentosPorTipo).flat();
  const title = REGISTRATION_STEPS.find(({ number }) => number === step)?.title;
  const problem = (message: string) => (type: DocumentType) => ({
    step: title,
    field: documentFieldId(type),
    label: documentTypeLabel(type),
    message,
  });
  const isOpen = (type: DocumentType) => !isComing(type);
  if (mode === 'readOnly') return [];
  if (mode === 'editable') return missingDocuments(step, listed).filter(isOpen).map(problem(NO_FILE_TEXT));
  const pendent = uncorrectedPendencies(step, fornecedor.pendencias, listed);
  return [...new Set(pendent.map(({ tipoDocumento }) => tipoDocumento))]
    .filter(isOpen)
    .map(problem(NOT_REPLACED));
}
