import { normalizeLine } from '@portal/formats';
import {
  BAD_NAME_TEXT,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX,
  DOCUMENT_TOO_LARGE_TEXT,
  NO_FILE_TEXT,
} from '../registrations/documentTypes.ts';

/** Most attachments of a requisition. */
export const ATTACHMENTS_MAX = 20;

/** Most bytes of an attachment: 100 MB (G-40, D13). */
export const ATTACHMENT_MAX_BYTES = DOCUMENT_MAX_BYTES;

/** Messages of attachments (RQF-033, G-40). */
export const ATTACHMENT_TEXTS = {
  type: 'Selecione apenas arquivos PDF.',
  size: DOCUMENT_TOO_LARGE_TEXT,
  many: `Anexe no máximo ${ATTACHMENTS_MAX} arquivos`,
  changed: 'Os anexos foram alterados por outra pessoa. Confira-os antes de continuar.',
} as const;

/** Message about the name of an attachment, `null` when it is fine (RQF-033). */
export function attachmentNameProblem(name: string): string | null {
  if (normalizeLine(name) === '') return NO_FILE_TEXT;
  if (name.length > DOCUMENT_NAME_MAX) return `O nome do arquivo tem mais de ${DOCUMENT_NAME_MAX} caracteres`;
  if (/[\p{Cc}/\\]/u.test(name)) return BAD_NAME_TEXT;
  return /[^.]\.pdf$/i.test(name) ? null : ATTACHMENT_TEXTS.type;
}
