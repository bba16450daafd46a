import type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';

export interface NamedDocument {
  /** File name. */
  nomeOriginal: string;
  /** Its label, as in "Contrato Social". */
  type?: string | undefined;
}

/** A stored document that can be sent back. */
export interface PendencyDocument extends NamedDocument {
  id: number;
}

/** What a document is called: files of two types may have the same name. */
export const documentName = ({ nomeOriginal, type }: NamedDocument): string =>
  type === undefined ? nomeOriginal : `${type} (${nomeOriginal})`;

/** A reason for sending a document back, with value and label (PEN-004). */
export interface PendencyReason {
  value: string;
  label: string;
}

/** A document that is sent back, and why (PEN-007). */
export interface Occurrence extends NamedDocument {
  documentoId: number;
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
