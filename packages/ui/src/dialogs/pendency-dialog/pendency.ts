import type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';

/** A stored document that can be sent back. */
export interface PendencyDocument {
  id: number;
  /** File name. */
  nomeOriginal: string;
  /** Its label, as in "Contrato Social". */
  type?: string | undefined;
}

/** A reason for sending a document back, with value and label (PEN-004). */
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

/** Values of the next occurrence. */
export interface OccurrenceBindings {
  documentoId: FieldBinding<number | null>;
  motivoPendencia: FieldBinding<string | null>;
  descricao: FieldBinding<string>;
}
