import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { ATTACHMENT_TEXTS, ATTACHMENTS_MAX, attachmentNameProblem } from '@portal/domain';
import { uploadContentType } from '@portal/formats';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documentUploads, files, requisitionDocuments } from '../../database/schema.ts';
import { UPLOAD_SECONDS } from '../../files/fileAddress.ts';
import { readingAddress } from '../../files/readingAddress.ts';
import { deleteUnusedFiles } from '../../files/storedFiles.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import type { Author } from '../../records/recordChange.ts';
import { addressOfUpload, announcedSizeProblems } from '../documents/announcedFiles.ts';
import { giveWay } from '../documents/openUploads.ts';
import { requisitionMessages } from './messages.ts';
import { attachmentsOf } from './requisitionQueries.ts';

/** An address that takes a file. */
interface Upload {
  readonly id: string;
  readonly nomeOriginal: string;
  /** Size of the file, where the call announced it. */
  readonly sizeBytes: number | undefined;
}

/** The files that a save announces, and the ids of the stored ones that stay. */
interface AttachmentChange {
  readonly names: readonly string[];
  /** Their sizes in bytes; undefined where the save announces none. */
  readonly sizes: readonly number[] | undefined;
  readonly kept: readonly number[];
}

/**
 * Makes an upload of each announced file of a requisition, and removes the stored ones that do not stay.
 *
 * @returns the uploads in the order of the names, and the bytes to remove after the commit.
 * @throws GatewayError 400 at a name that is no PDF, at a size that is not taken, at too many files, or at one that is not of the
 * requisition.
 */
export async function changeAttachments(
  queries: Queries,
  { userId, at }: Author,
  requisicaoId: number,
  { names, sizes, kept }: AttachmentChange,
): Promise<{ readonly uploads: Upload[]; readonly unused: string[] }> {
  const problems = names.flatMap((name, index) => {
    const problem = attachmentNameProblem(name);
    return problem === null ? [] : [[`nomeOriginal[${index}]`, [problem]] as const];
  });
  const fields = {
    ...Object.fromEntries(problems),
    ...announcedSizeProblems('tamanhosArquivos', names, sizes),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  const stored = await attachmentsOf(queries, requisicaoId);
  if (!kept.every((id) => stored.some((one) => one.id === id)))
    throw invalidFields({ documentos: [requisitionMessages.document] });
  if (kept.length + names.length > ATTACHMENTS_MAX)
    throw invalidFields({ nomeOriginal: [ATTACHMENT_TEXTS.many] });
  const removed = stored.filter(({ id }) => !kept.includes(id));
  if (removed.length > 0)
    await queries.delete(requisitionDocuments).where(
      inArray(
        requisitionDocuments.id,
        removed.map(({ id }) => id),
      ),
    );
  const unused = await deleteUnusedFiles(
    queries,
    removed.map(({ fileId }) => fileId),
  );
  const uploads = names.map((nomeOriginal, index) => ({
    id: randomUUID(),
    nomeOriginal,
    sizeBytes: sizes?.[index],
  }));
  const expiresAt = new Date(at.getTime() + UPLOAD_SECONDS * 1_000);
  if (uploads.length > 0) {
    await giveWay(queries, { requisitionId: requisicaoId }, uploads.length);
    await queries.insert(documentUploads).values(
      uploads.map(({ id, nomeOriginal }) => ({
        id,
        nomeOriginal,
        requisicaoId,
        userId,
        createdAt: at,
        expiresAt,
      })),
    );
  }
  return { uploads, unused };
}

/** The addresses to which announced files are sent (RQF-059). */
export function uploadAddresses(
  { config, now }: GatewayContext,
  origin: string,
  uploads: readonly Upload[],
): Promise<Schemas['SignedFile'][]> {
  const at = now();
  return Promise.all(
    uploads.map(async ({ id, nomeOriginal: nomeArquivo, sizeBytes }) => {
      const upload = { id, contentType: uploadContentType(nomeArquivo), sizeBytes };
      return {
        documentoId: null,
        nomeArquivo,
        url: await addressOfUpload(config, { origin, at }, upload),
        dataCriacao: null,
      };
    }),
  );
}

/** The addresses of the stored files of a requisition (RQF-056, RQF-086). */
export async function storedAddresses(
  { config, database, now }: GatewayContext,
  origin: string,
  requisicaoId: number,
): Promise<Schemas['SignedFile'][]> {
  const stored = await database.queries
    .select({ document: requisitionDocuments, contentType: files.contentType })
    .from(requisitionDocuments)
    .innerJoin(files, eq(files.id, requisitionDocuments.fileId))
    .where(eq(requisitionDocuments.requisicaoId, requisicaoId))
    .orderBy(requisitionDocuments.id);
  const at = now();
  return Promise.all(
    stored.map(async ({ document, contentType }) => ({
      documentoId: document.id,
      nomeArquivo: document.nomeOriginal,
      url: await readingAddress(config, { origin, at }, { ...document, contentType }),
      dataCriacao: document.dataCriacao.toISOString(),
    })),
  );
}
