import { familyRequestRemovalRefusal } from '@portal/domain';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  families,
  familyRequests,
  productRequests,
  products,
  registrationRequests,
} from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { Call } from '../../http/operationHandler.ts';
import { authorOf, type RecordChange, recordChange } from '../../records/recordChange.ts';
import { recordRequestEvent } from './requestEvents.ts';

/** No family has this id: a new one that was not filled in yet. */
const NO_FAMILY = 0;

/** The family of a request, locked together with its request, in the order in which a sending locks them. */
async function lockFamilyRequest(queries: Queries, id: number) {
  const [found] = await queries
    .select({ requestId: familyRequests.solicitacaoCadastroId })
    .from(familyRequests)
    .where(eq(familyRequests.id, id));
  if (found === undefined) return undefined;
  const [request] = await queries
    .select({ sentAt: registrationRequests.sentAt })
    .from(registrationRequests)
    .where(eq(registrationRequests.id, found.requestId))
    .for('update');
  const [family] = await queries
    .select()
    .from(familyRequests)
    .where(and(eq(familyRequests.id, id), isNull(familyRequests.deletedAt)))
    .for('update');
  if (family === undefined || request === undefined) return undefined;
  const [known] = await queries
    .select({ nome: families.nome })
    .from(families)
    .where(eq(families.id, family.familiaId ?? NO_FAMILY));
  return { ...family, nome: known?.nome ?? null, cadastroEnviado: request.sentAt !== null };
}

/** Removes the products that were registered for the family and are not part of the catalogue yet. */
async function removeProducts(queries: Queries, familyRequestId: number): Promise<RecordChange[]> {
  const registered = queries
    .select({ id: productRequests.produtoId })
    .from(productRequests)
    .where(eq(productRequests.solicitacaoCadastroFamiliaId, familyRequestId));
  const removed = await queries
    .delete(products)
    .where(
      and(inArray(products.id, registered), notInArray(products.statusAprovacao, ['Validado', 'Aprovado'])),
    )
    .returning({ id: products.id, codigo: products.codigo, nome: products.nome });
  return removed.map(({ id, ...before }) => ({ kind: 'product', id, before, after: null }));
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
  await call.context.database.transaction(async (queries) => {
    const locked = await lockFamilyRequest(queries, id);
    if (locked === undefined) throw notFound();
    const { versao, statusComercial, cadastroEnviado, novaFamilia, familiaId } = requireVersion(
      locked,
      call.version,
    );
    const family = { cadastroEnviado, statusFamiliaComercial: statusComercial };
    const refusal = familyRequestRemovalRefusal(call.caller().roles, family);
    if (refusal !== null) throw refused(refusal);

    await queries
      .update(familyRequests)
      .set({ deletedAt: author.at, dataModificacao: author.at, versao: versao + 1 })
      .where(eq(familyRequests.id, id));
    const gone = await removeProducts(queries, id);
    if (novaFamilia && familiaId !== null) gone.push(...(await removeNewFamily(queries, familiaId)));
    const { solicitacaoCadastroId: requestId, nome: name, quantidadeCadastroProduto } = locked;
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
    await recordChange(queries, author, { kind: 'familyRequest', id, before, after: null }, ...gone);
  });
}
