import type { HeldRoles } from '../roles/roleFlags.ts';
import {
  DOCUMENT_FILES_MAX,
  type DocumentType,
  documentTypeFacts,
  type StoredDocument,
} from './documentTypes.ts';
import { newPendencies, type Pendency, uncorrectedPendencies } from './pendencies.ts';
import { isRegistrationSupplier } from './registrationRoles.ts';

interface ListedDocument extends StoredDocument {
  readonly id: number;
  readonly dataCriacao: string | Date;
}

type DatedPendency = Pendency & Pick<ListedDocument, 'dataCriacao'>;

/** The stored documents of a type and the pendencies of the supplier, whatever their type and status. */
interface DocumentsOfType<Own extends ListedDocument> {
  readonly type: DocumentType;
  readonly stored: readonly Own[];
  readonly pendencies: readonly DatedPendency[];
}

/** What may be done with a type that has as many files as it takes (G-32). */
export const NO_ROOM_TEXT = `O limite é de ${DOCUMENT_FILES_MAX} arquivos. Exclua um para anexar outro.`;

/** Refusal of the removal of a document that has no pendency. */
export const NOT_PENDENT_TEXT = 'Apague apenas os documentos com pendência';

/**
 * The stored documents that the next files of a type take the place of, in this order (G-23, G-32): where a type has one
 * file, that one; of several, those with a pendency that was not corrected yet, the first pended one first. Any other file
 * is added.
 */
export function replacedDocuments<Own extends ListedDocument>({
  type,
  stored,
  pendencies,
}: DocumentsOfType<Own>): Own[] {
  const facts = documentTypeFacts(type);
  if (!facts?.multiple) return [...stored];
  return uncorrectedPendencies(
    facts.step,
    pendencies.filter(({ tipoDocumento }) => tipoDocumento === type),
    stored,
  ).flatMap(({ documentoId }) => stored.filter(({ id }) => id === documentoId));
}

/** How many files a type takes now, beside or in the place of those there are (G-32). */
export function documentRoom(documents: DocumentsOfType<ListedDocument>): number {
  if (!documentTypeFacts(documents.type)?.multiple) return 1;
  return Math.max(0, DOCUMENT_FILES_MAX - documents.stored.length + replacedDocuments(documents).length);
}

/**
 * Whether a document may be deleted where its type may be edited (`documentLock`): while pendent, a supplier deletes of
 * several files only those with a pendency and those that came since (ONB-082, G-22).
 */
export function isRemovable(
  { id, tipoDocumento, dataCriacao }: ListedDocument,
  { pendencies, roles }: { readonly pendencies: readonly DatedPendency[]; readonly roles: HeldRoles },
): boolean {
  if (!documentTypeFacts(tipoDocumento)?.multiple || !isRegistrationSupplier(roles)) return true;
  const ofType = newPendencies(pendencies).filter((pendency) => pendency.tipoDocumento === tipoDocumento);
  return (
    ofType.length === 0 ||
    ofType.some(
      (pendency) => pendency.documentoId === id || new Date(dataCriacao) > new Date(pendency.dataCriacao),
    )
  );
}
