import type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';

/** A stored document that can be sent back. */
export interface PendencyDocument {
  id: number;
  /** File name. */
  nomeOriginal: string;
  /** What it is, in words, as in "Contrato Social". */
  type?: string | undefined;
}

/** Why a document is sent back, as the decision says it and in words (PEN-004). */
export interface PendencyReason {
  value: string;
  label: string;
}

/** A document that is sent back, and why (PEN-007). */
export interface Occurrence {
  documentoId: number;
  /** File name. */
  nomeOriginal: string;
  motivoPendencia: string;
  descricao?: string | null | undefined;
  statusPendencia: string;
}

/** What is filled in for the next occurrence. */
export interface OccurrenceBindings {
  documentoId: FieldBinding<number | null>;
  motivoPendencia: FieldBinding<string | null>;
  descricao: FieldBinding<string>;
}
