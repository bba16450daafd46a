import { familyRequestRemovalRefusal } from '@portal/domain';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, familyRequests, productPhotos, productRequests, products } from '../../database/schema.ts';
import { deleteUnusedFiles, removeBytes } from '../../files/storedFiles.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { refused } from '../../http/GatewayError.ts';
import type { Call } from '../../http/operationHandler.ts';
import { authorOf, type RecordChange, recordChange } from '../../records/recordChange.ts';
import { lockFamilyRequest } from './lockFamilyRequest.ts';
import { recordRequestEvent } from './requestEvents.ts';

/** What was removed, and the files that nothing uses any more. */
interface Removed {
  readonly changes: readonly RecordChange[];
  readonly unused: readonly string[];
}

/** Removes the products that were registered for the family and are not part of the catalogue yet. */
async function removeProducts(queries: Queries, familyRequestId: number): Promise<Removed> {
  const registered = queries
    .select({ id: productRequests.produtoId })
    .from(productRequests)
    .where(eq(productRequests.solicitacaoCadastroFamiliaId, familyRequestId));
  const leaving = and(
    inArray(products.id, registered),
    notInArray(products.statusAprovacao, ['Validado', 'Aprovado']),
  );
  const photos = await queries
    .select({ fileId: productPhotos.fileId })
    .from(productPhotos)
    .innerJoin(products, eq(products.id, productPhotos.produtoId))
    .where(leaving);
  const removed = await queries
    .delete(products)
    .where(leaving)
    .returning({ id: products.id, codigo: products.codigo, nome: products.nome });
  const fileIds = photos.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  return {
    changes: removed.map(({ id, ...before }) => ({ kind: 'product', id, before, after: null })),
    unused: await deleteUnusedFiles(queries, fileIds),
  };
}

/** Removes a new family that no product and no other request uses. */
async function removeNewFamily(queries: Queries, familyId: number): Promise<RecordChange[]> {
  const used =
    (await queries.$count(products, eq(products.familiaId, familyId))) +
    (await queries.$count(
      familyRequests,
      and(eq(familyRequests.familiaId, familyId), isNull(familyRequests.deletedAt)),
    ));
  if (used > 0) return [];
  await queries.update(familyRequests).set({ familiaId: null }).where(eq(familyRequests.familiaId, familyId));
  const removed = await queries
    .delete(families)
    .where(eq(families.id, familyId))
    .returning({ id: families.id, codigo: families.codigo, nome: families.nome });
  return removed.map(({ id, ...before }) => ({ kind: 'family', id, before, after: null }));
}

/**
 * Takes a family out of its request (SOL-006, SOL-007): its products that are not part of the catalogue yet go with it,
 * and the family itself when it was new and nothing else uses it. The other families of the request stay.
 *
 * @throws GatewayError 404 for a family that is not there, 409 when it was changed meanwhile, 400 while it is in
 * analysis.
 */
export async function removeFamilyRequest(call: Call<'deleteFamilyRequest'>): Promise<void> {
  const author = authorOf(call);
  const { id } = call.path;
  const unused = await call.context.database.transaction(async (queries) => {
    const { familyRequest, request } = await lockFamilyRequest(queries, call.caller(), id);
    const { versao, statusComercial, novaFamilia, familiaId } = requireVersion(familyRequest, call.version);
    const family = { cadastroEnviado: request.cadastroEnviado, statusFamiliaComercial: statusComercial };
    const refusal = familyRequestRemovalRefusal(call.caller().roles, family);
    if (refusal !== null) throw refused(refusal);

    await queries
      .update(familyRequests)
      .set({ deletedAt: author.at, dataModificacao: author.at, versao: versao + 1 })
      .where(eq(familyRequests.id, id));
    const removed = await removeProducts(queries, id);
    const goneFamily = novaFamilia && familiaId !== null ? await removeNewFamily(queries, familiaId) : [];
    const { solicitacaoCadastroId: requestId, familiaNome: name, quantidadeCadastroProduto } = familyRequest;
    await recordRequestEvent(queries, author, {
      kind: 'FamiliaExcluida',
      ...{ requestId, familyRequestId: id, name },
    });
    const before = {
      solicitacaoCadastroId: requestId,
      familiaId,
      novaFamilia,
      quantidadeCadastroProduto,
      statusComercial,
    };
    await recordChange(
      queries,
      author,
      { kind: 'familyRequest', id, before, after: null },
      ...removed.changes,
      ...goneFamily,
    );
    return removed.unused;
  });
  await removeBytes(call.context, unused);
}
