import { checkText, type Problems } from '../../internal/form-dialog/fieldRules.ts';

/** Why a document is sent back (PEN-004). */
export type PendencyReason = 'DocumentoIlegivel' | 'DocumentoInvalido' | 'DocumentoCorrompido';

export const pendencyReasons: readonly PendencyReason[] = [
  'DocumentoIlegivel',
  'DocumentoInvalido',
  'DocumentoCorrompido',
];

/** A stored document that can be sent back. */
export interface PendencyDocument {
  id: string | number;
  /** File name. */
  nomeOriginal: string;
  /** What it is, in words, as in "Contrato Social". */
  type?: string | undefined;
}

/** A new pendency, as the decision carries it (PEN-014, PEN-015). */
export interface NewPendency {
  documentoId: string | number;
  motivoPendencia: PendencyReason;
  /** `null` without a note. */
  descricao: string | null;
  statusPendencia: 'Nova';
}

/** A pendency the record has already (G-21). */
export interface StoredPendency {
  documentoId: string | number;
  /** File name. */
  nomeOriginal: string;
  motivoPendencia: PendencyReason;
  descricao?: string | null | undefined;
  statusPendencia: string;
}

/** What is filled in for the next occurrence. */
export interface PendencyDraft {
  documentoId: string | number | null;
  motivoPendencia: PendencyReason | null;
  descricao: string;
}

export const emptyDraft: PendencyDraft = { documentoId: null, motivoPendencia: null, descricao: '' };

/** Document and reason are required until there is an occurrence (PEN-010, PEN-011). */
export function checkDraft(draft: PendencyDraft, hasOccurrence: boolean): Problems<PendencyDraft> {
  if (hasOccurrence) return {};
  return {
    documentoId: checkText(String(draft.documentoId ?? '')),
    motivoPendencia: checkText(draft.motivoPendencia ?? ''),
  };
}

/** The occurrence a draft stands for, or nothing where document or reason is missing. */
export function toPendency({
  documentoId,
  motivoPendencia,
  descricao,
}: PendencyDraft): NewPendency | undefined {
  if (documentoId === null || motivoPendencia === null) return undefined;
  return { documentoId, motivoPendencia, descricao: descricao.trim() || null, statusPendencia: 'Nova' };
}

/** The documents without an occurrence: only they are offered (PEN-013, UIX-10). */
export function unusedDocuments(
  documents: readonly PendencyDocument[],
  occurrences: readonly Pick<NewPendency, 'documentoId'>[],
): PendencyDocument[] {
  const used = new Set(occurrences.map(({ documentoId }) => documentoId));
  return documents.filter(({ id }) => !used.has(id));
}
