import type { Schemas } from '@portal/api';
import { groupRequestEvents, readsEveryRequest } from '@portal/domain';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  familyRequests,
  productChildren,
  productRequests,
  products,
  requestEvents,
} from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { mainChild } from '../eans/eanQueries.ts';
import { findRequest } from './requestQueries.ts';

/** How many products were registered for each of the families, and how many of them are incomplete. */
async function countProducts(queries: Queries, familyRequestIds: readonly number[]) {
  const id = productRequests.solicitacaoCadastroFamiliaId;
  const rows = await queries
    .select({
      id,
      quantidadeCadastrada: count(),
      quantidadeIncompleta: sql<number>`count(*) filter (where ${productRequests.incompleto})::integer`,
    })
    .from(productRequests)
    .where(inArray(id, [...familyRequestIds]))
    .groupBy(id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

const NO_PRODUCTS = { quantidadeCadastrada: 0, quantidadeIncompleta: 0 };

/** The products of a family of a request, in the order in which they were registered. */
function findProducts(
  queries: Queries,
  familyRequestId: number,
): Promise<Schemas['RequestedProductSummary'][]> {
  return queries
    .select({
      id: products.id,
      solicitacaoCadastroProdutoId: productRequests.id,
      codigo: products.codigo,
      nome: products.nome,
      gtinEan: productChildren.ean,
      statusAprovacao: products.statusAprovacao,
      statusComercial: productRequests.statusComercial,
      versao: productRequests.versao,
    })
    .from(productRequests)
    .innerJoin(products, eq(products.id, productRequests.produtoId))
    .leftJoin(productChildren, mainChild(products.id))
    .where(eq(productRequests.solicitacaoCadastroFamiliaId, familyRequestId))
    .orderBy(asc(productRequests.id));
}

/**
 * What happened to a request and to one of its families, oldest first.
 *
 * @param staffNames whether the names of staff are told; those of the supplier are.
 */
async function findEvents(
  queries: Queries,
  { requestId, familyRequestId }: { readonly requestId: number; readonly familyRequestId: number },
  staffNames: boolean,
) {
  const { solicitacaoCadastroFamiliaId } = requestEvents;
  const rows = await queries
    .select()
    .from(requestEvents)
    .where(
      and(
        eq(requestEvents.solicitacaoCadastroId, requestId),
        or(isNull(solicitacaoCadastroFamiliaId), eq(solicitacaoCadastroFamiliaId, familyRequestId)),
      ),
    )
    .orderBy(asc(requestEvents.id));
  return groupRequestEvents(
    rows.map(({ kind, side, nome, userName, happenedAt }) => ({
      tipo: kind,
      lado: side,
      autor: staffNames || side === 'Fornecedor' ? userName : null,
      nome,
      quantidade: 1,
      inicio: happenedAt.toISOString(),
      fim: happenedAt.toISOString(),
    })),
  );
}

/**
 * The request of a family with what happened to it (SOL-045). A supplier reads its own, without the names of staff.
 *
 * @throws GatewayError 404 when there is no such family, it was taken out, or it is of another supplier (D6).
 */
export async function findRequestDetail(
  queries: Queries,
  { roles, supplierId }: Pick<Caller, 'roles' | 'supplierId'>,
  familyRequestId: number,
): Promise<Schemas['RegistrationRequestDetail']> {
  const [asked] = await queries
    .select({ requestId: familyRequests.solicitacaoCadastroId })
    .from(familyRequests)
    .where(and(eq(familyRequests.id, familyRequestId), isNull(familyRequests.deletedAt)));
  const found = asked && (await findRequest(queries, asked.requestId));
  const isStaff = readsEveryRequest(roles);
  if (found === undefined || (!isStaff && found.fornecedorId !== supplierId)) throw notFound();
  const { families, sentAt, ...request } = found;
  const [registered, details, historico] = await Promise.all([
    countProducts(
      queries,
      families.map(({ id }) => id),
    ),
    findProducts(queries, familyRequestId),
    findEvents(queries, { requestId: request.id, familyRequestId }, isStaff),
  ]);
  return {
    ...request,
    cadastroEnviado: sentAt !== null,
    dataCriacao: request.dataCriacao.toISOString(),
    solicitacoesCadastrosFamilias: families.map((family) => ({
      ...family,
      dataCriacao: family.dataCriacao.toISOString(),
      ...(registered.get(family.id) ?? NO_PRODUCTS),
      ...(family.id === familyRequestId && { solicitacoesDetalhes: details }),
    })),
    historico,
  };
}
