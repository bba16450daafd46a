import { displayStatus } from './displayStatus.ts';
import { documentTypeFacts, documentTypeLabel, type StoredDocument } from './documentTypes.ts';
import { isInAnalysis, isPendent, type RegistrationFlow } from './flowStatuses.ts';
import type { StepNumber } from './registrationSteps.ts';

/** Reasons of a pendency (PEN-004). */
export const PENDENCY_REASONS = ['DocumentoIlegivel', 'DocumentoInvalido', 'DocumentoCorrompido'] as const;

/** Reason of a pendency. */
export type PendencyReason = (typeof PENDENCY_REASONS)[number];

/** Labels of the reasons (G-08). */
export const PENDENCY_REASON_LABELS: Readonly<Record<PendencyReason, string>> = {
  DocumentoIlegivel: 'Documento ilegível',
  DocumentoInvalido: 'Documento inválido',
  DocumentoCorrompido: 'Documento corrompido',
};

/** Statuses of a pendency: `Corrigida` once the document was replaced and the step saved (PEN-015, G-20). */
export const PENDENCY_STATUSES = ['Nova', 'Corrigida'] as const;

/** Status of a pendency. */
export type PendencyStatus = (typeof PENDENCY_STATUSES)[number];

/** The fields of a pendency that the rules read (C-23). */
export interface Pendency {
  readonly documentoId: number;
  readonly tipoDocumento: string;
  readonly statusPendencia: PendencyStatus;
}

/** Something with a date, as ISO text or Date. */
interface Dated {
  readonly dataCriacao: string | Date;
}

/** The pendencies that the supplier has to correct: those whose status is `Nova` and no other (ONB-041, G-20). */
export function newPendencies<Own extends Pendency>(pendencies: readonly Own[]): Own[] {
  return pendencies.filter(({ statusPendencia }) => statusPendencia === 'Nova');
}

/**
 * The new pendencies of a step whose document was not replaced yet (G-23): while there is one, a pendent step is not
 * saved. For a type with several files, each pendency needs its own new document, in the order of the documents.
 */
export function uncorrectedPendencies<Own extends Pendency & Dated>(
  step: StepNumber,
  pendencies: readonly Own[],
  documents: readonly (StoredDocument & Dated)[],
): Own[] {
  const open = newPendencies(pendencies)
    .filter(({ tipoDocumento }) => documentTypeFacts(tipoDocumento)?.step === step)
    .toSorted((one, other) => one.documentoId - other.documentoId);
  return open.filter(({ tipoDocumento, dataCriacao }, place) => {
    const isOfType = (other: StoredDocument) => other.tipoDocumento === tipoDocumento;
    const since = documents.filter(
      (document) => isOfType(document) && new Date(document.dataCriacao) > new Date(dataCriacao),
    );
    return since.length <= open.slice(0, place).filter(isOfType).length;
  });
}

/** Step whose documents can be pended now, `null` when none can: 2 in the first analysis, 3 in the second (G-21). */
export function pendableStepOf(flow: RegistrationFlow): 2 | 3 | null {
  const status = displayStatus(flow);
  if (status === 'AguardandoPrimeiraAnalise') return 2;
  return status.startsWith('AguardandoSegundaAnalise') ? 3 : null;
}

/** The stored documents that can be pended now (G-21). */
export function pendableDocuments<Own extends StoredDocument>(
  flow: RegistrationFlow,
  documents: readonly Own[],
): Own[] {
  const step = pendableStepOf(flow);
  return documents.filter(({ tipoDocumento }) => documentTypeFacts(tipoDocumento)?.step === step);
}

/** The documents without an occurrence: only they are offered (PEN-013, UIX-10). */
export function unusedDocuments<Own extends { readonly id: number }>(
  documents: readonly Own[],
  occurrences: readonly { readonly documentoId: number }[],
): Own[] {
  const used = new Set(occurrences.map(({ documentoId }) => documentoId));
  return documents.filter(({ id }) => !used.has(id));
}

/** Content of the banner of a registration: its new pendencies, that it is in analysis, or that it was refused. */
export type RegistrationBanner<Own extends Pendency> =
  | { readonly kind: 'pendencies'; readonly pendencies: Own[] }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' };

/**
 * The banner of a registration (ONB-041, ONB-043, ONB-044, G-07, G-17): only while pendent or in analysis, never in
 * `AprovacaoDiretoria`; the reason of the refusal in its place. `null` for none.
 */
export function registrationBanner<Own extends Pendency>(
  flow: RegistrationFlow,
  pendencies: readonly Own[],
): RegistrationBanner<Own> | null {
  const status = displayStatus(flow);
  if (status === 'Reprovado') return { kind: 'refused' };
  if (status === 'AprovacaoDiretoria' || !(isPendent(status) || isInAnalysis(status))) return null;
  const open = newPendencies(pendencies);
  return open.length > 0 ? { kind: 'pendencies', pendencies: open } : { kind: 'waiting' };
}

/** Line of the banner for a pendency: document type and reason (ONB-042, G-07). */
export function pendencyLine(
  pendency: Pick<Pendency, 'tipoDocumento'> & { motivoPendencia: PendencyReason },
): string {
  return `${documentTypeLabel(pendency.tipoDocumento)}: ${PENDENCY_REASON_LABELS[pendency.motivoPendencia]}`;
}
