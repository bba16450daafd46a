import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { ATTACHMENT_TEXTS, ATTACHMENTS_MAX, attachmentNameProblem } from '@portal/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documentUploads, files, requisitionDocuments } from '../../database/schema.ts';
import { contentDisposition } from '../../files/contentDisposition.ts';
import { fileAddress, readingSeconds, UPLOAD_SECONDS, uploadAddress } from '../../files/fileAddress.ts';
import { deleteUnusedFiles } from '../../files/storedFiles.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import type { Author } from '../../records/recordChange.ts';
import { requisitionMessages } from './messages.ts';
import { attachmentsOf } from './requisitionQueries.ts';

/** An address that takes a file. */
interface Upload {
  readonly id: string;
  readonly nomeOriginal: string;
}

/**
 * Makes an upload of each announced file of a requisition, and removes the stored ones that do not stay.
 *
 * @returns the uploads in the order of the names, and the bytes to remove after the commit.
 * @throws GatewayError 400 at a name that is no PDF, at too many files, or at one that is not of the requisition.
 */
export async function changeAttachments(
  queries: Queries,
  { userId, at }: Author,
  requisicaoId: number,
  { names, kept }: { readonly names: readonly string[]; readonly kept: readonly number[] },
): Promise<{ readonly uploads: Upload[]; readonly unused: string[] }> {
  const problems = names.flatMap((name, index) => {
    const problem = attachmentNameProblem(name);
    return problem === null ? [] : [[`nomeOriginal[${index}]`, [problem]] as const];
  });
  if (problems.length > 0) throw invalidFields(Object.fromEntries(problems));
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
  const uploads = names.map((nomeOriginal) => ({ id: randomUUID(), nomeOriginal }));
  const expiresAt = new Date(at.getTime() + UPLOAD_SECONDS * 1_000);
  if (uploads.length > 0)
    await queries
      .insert(documentUploads)
      .values(uploads.map((upload) => ({ ...upload, requisicaoId, userId, createdAt: at, expiresAt })));
  return { uploads, unused };
}

/** The addresses to which announced files are sent (RQF-059). */
export function uploadAddresses(
  { config, now }: GatewayContext,
  origin: string,
  uploads: readonly Upload[],
): Promise<Schemas['SignedFile'][]> {
  const at = now();
  const parts = { secret: config.secret, origin, now: at };
  const { addresses } = config.files;
  return Promise.all(
    uploads.map(async ({ id, nomeOriginal: nomeArquivo }) => ({
      documentoId: null,
      nomeArquivo,
      url:
        addresses === undefined ? uploadAddress(parts, id) : await addresses.upload(id, at, UPLOAD_SECONDS),
      dataCriacao: null,
    })),
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
  const parts = { secret: config.secret, origin, now: at };
  const { addresses } = config.files;
  return Promise.all(
    stored.map(async ({ document: { id, fileId, nomeOriginal, dataCriacao }, contentType }) => ({
      documentoId: id,
      nomeArquivo: nomeOriginal,
      url:
        addresses === undefined
          ? fileAddress(parts, fileId, nomeOriginal)
          : await addresses.download(fileId, at, readingSeconds(at), {
              contentType,
              contentDisposition: contentDisposition(contentType, nomeOriginal),
            }),
      dataCriacao: dataCriacao.toISOString(),
    })),
  );
}
