import { randomUUID } from 'node:crypto';
import { DOCUMENT_UPLOAD_TYPE, documentNameProblem } from '@portal/domain';
import { documentUploads } from '../../database/schema.ts';
import { UPLOAD_SECONDS } from '../../files/fileAddress.ts';
import { readingAddress } from '../../files/readingAddress.ts';
import { deleteUnusedFiles, removeBytes } from '../../files/storedFiles.ts';
import { invalidFields, notFound } from '../../http/GatewayError.ts';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { addressOfUpload, announcedSizeProblems } from './announcedFiles.ts';
import { findDocument, raiseVersion, removeDocuments } from './documentQueries.ts';
import { finishBeforeNew } from './finishDirectUploads.ts';
import { giveWay } from './openUploads.ts';
import { requireDocumentEditing, requireDocumentReading } from './requireDocumentEditing.ts';
import { requireRoom } from './requireRoom.ts';

type UploadCall = Call<'createDocumentUploads' | 'attachDocuments'>;

/** Returns an upload address for each file that the caller announces (UPL-001 to UPL-008, C-09). */
async function createUploads({ path, body, caller, context, origin }: UploadCall) {
  const { database, config, now } = context;
  const { TipoDocumento: type, NomesArquivos: names, TamanhosArquivos: sizes } = body;
  const { userId, roles, supplierId: own } = caller();
  const at = now();
  const expiresAt = new Date(at.getTime() + UPLOAD_SECONDS * 1_000);
  await requireDocumentReading(database.queries, { roles, supplierId: own }, path.id);
  await finishBeforeNew(context, { supplierId: path.id, type }, names.length);
  const uploads = await database.transaction(async (queries) => {
    const problems = names.flatMap((name, index) => {
      const problem = documentNameProblem(name, type);
      return problem === null ? [] : [[`NomesArquivos[${index}]`, [problem]] as const];
    });
    const fields = {
      ...Object.fromEntries(problems),
      ...announcedSizeProblems('TamanhosArquivos', names, sizes),
    };
    if (Object.keys(fields).length > 0) throw invalidFields(fields);
    const pendencies = await requireDocumentEditing(queries, { supplierId: path.id, type, roles });
    await requireRoom(queries, { supplierId: path.id, type, count: names.length, pendencies });
    await giveWay(queries, { supplierId: path.id, type }, names.length);
    const rows = names.map((nomeOriginal) => ({
      id: randomUUID(),
      fornecedorId: path.id,
      tipoDocumento: type,
      nomeOriginal,
      userId,
      createdAt: at,
      expiresAt,
    }));
    await queries.insert(documentUploads).values(rows);
    return rows;
  });
  const list = uploads.map(async ({ id }, index) => {
    const upload = { id, contentType: DOCUMENT_UPLOAD_TYPE, sizeBytes: sizes?.[index] };
    return { url: await addressOfUpload(config, { origin, at }, upload) };
  });
  return { status: 200, body: await Promise.all(list) } as const;
}

/** Calls about the documents of a registration. File contents travel under signed addresses, not here. */
export const documentHandlers: Handlers<
  'createDocumentUploads' | 'attachDocuments' | 'getDocument' | 'deleteDocument'
> = {
  createDocumentUploads: createUploads,
  attachDocuments: createUploads,

  getDocument: async ({ path, caller, context: { database, config, now }, origin }) => {
    await requireDocumentReading(database.queries, caller(), path.id);
    const document = await findDocument(database.queries, path.id, path.documentoId);
    if (document === undefined) throw notFound();
    const { fileId, contentType, dataCriacao, ...fields } = document;
    const url = await readingAddress(config, { origin, at: now() }, document);
    return { status: 200, body: { ...fields, url } };
  },

  deleteDocument: async (call) => {
    const { path, caller, context } = call;
    const { database, now } = context;
    const at = now();
    const unused = await database.transaction(async (queries) => {
      await requireDocumentReading(queries, caller(), path.id);
      const document = await findDocument(queries, path.id, path.documentoId);
      if (document === undefined) throw notFound();
      const { tipoDocumento: type, nomeOriginal, fileId } = document;
      await requireDocumentEditing(queries, {
        supplierId: path.id,
        type,
        roles: caller().roles,
        removed: document,
      });
      await removeDocuments(queries, at, [document.id]);
      await raiseVersion(queries, path.id);
      await recordChange(queries, authorOf(call), {
        kind: 'registration',
        id: path.id,
        before: { [type]: nomeOriginal },
        after: { [type]: null },
      });
      return deleteUnusedFiles(queries, [fileId]);
    });
    await removeBytes(context, unused);
    return { status: 204 };
  },
};
