import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  families,
  familyRequests,
  productRequests,
  registrationRequests,
  suppliers,
} from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { holdsText } from '../../lists/searchText.ts';
import { supplierHolds } from '../suppliers/supplierHolds.ts';

const requestFields = {
  id: registrationRequests.id,
  codigo: registrationRequests.codigo,
  fornecedorId: registrationRequests.fornecedorId,
  fornecedorNomeTela: suppliers.nomeFantasia,
  fornecedorCnpj: suppliers.cnpj,
  codigoFornecedor: suppliers.codigo,
  dataCriacao: registrationRequests.dataCriacao,
  dataExpiracao: registrationRequests.dataExpiracao,
  sentAt: registrationRequests.sentAt,
  versao: registrationRequests.versao,
};

/** How many products of a family were refused one by one. */
const refusedProducts = sql<number>`(
  select count(*)::integer from ${productRequests}
  where ${productRequests.solicitacaoCadastroFamiliaId} = ${familyRequests.id} and ${productRequests.statusComercial} = 'Recusado'
)`;

/** The families of the given requests, oldest first. */
async function findFamilies(queries: Queries, requestIds: readonly number[]) {
  return queries
    .select({
      requestId: familyRequests.solicitacaoCadastroId,
      id: familyRequests.id,
      familiaId: familyRequests.familiaId,
      familiaNome: families.nome,
      novaFamilia: familyRequests.novaFamilia,
      quantidadeCadastroProduto: familyRequests.quantidadeCadastroProduto,
      quantidadeRecusada: refusedProducts,
      status: familyRequests.statusComercial,
      statusContabil: familyRequests.statusContabil,
      statusFornecedor: familyRequests.statusFornecedor,
      dataCriacao: familyRequests.dataCriacao,
      versao: familyRequests.versao,
    })
    .from(familyRequests)
    .leftJoin(families, eq(families.id, familyRequests.familiaId))
    .where(
      and(inArray(familyRequests.solicitacaoCadastroId, [...requestIds]), isNull(familyRequests.deletedAt)),
    )
    .orderBy(asc(familyRequests.id));
}

/** Adds its families to each request, with one query for all of them. */
export async function withFamilies<Row extends { readonly id: number }>(
  queries: Queries,
  rows: readonly Row[],
) {
  const found =
    rows.length === 0
      ? []
      : await findFamilies(
          queries,
          rows.map(({ id }) => id),
        );
  return rows.map((row) => ({
    ...row,
    families: found.filter(({ requestId }) => requestId === row.id).map(({ requestId, ...family }) => family),
  }));
}

const selectRequests = (queries: Queries) =>
  queries
    .select(requestFields)
    .from(registrationRequests)
    .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId));

/** Requests, the newest first unless the call sorts. */
export const requestList = listOf({
  rows: (queries) => selectRequests(queries).$dynamic(),
  order: [desc(registrationRequests.dataCriacao), desc(registrationRequests.id)],
  sort: {
    Codigo: registrationRequests.codigo,
    DataCriacao: registrationRequests.dataCriacao,
    DataExpiracao: registrationRequests.dataExpiracao,
  },
  id: registrationRequests.id,
  keys: {
    select: (queries) =>
      queries
        .select({ id: registrationRequests.id })
        .from(registrationRequests)
        .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
        .$dynamic(),
  },
});

/** Condition: a request, its supplier or one of its families contains the text; undefined for an empty one. */
export function requestHolds(queries: Queries, text: string | undefined): SQL | undefined {
  const familyHolds = holdsText(text, [families.busca]);
  if (familyHolds === undefined) return undefined;
  const { id, codigo } = registrationRequests;
  // Request by request, as far as they are read: families of all others are not searched.
  const family = queries
    .select({ id: familyRequests.id })
    .from(familyRequests)
    .innerJoin(families, eq(families.id, familyRequests.familiaId))
    .where(and(eq(familyRequests.solicitacaoCadastroId, id), isNull(familyRequests.deletedAt), familyHolds));
  return or(holdsText(text, [codigo]), supplierHolds(text), sql`(${family.limit(1)}) is not null`);
}

/** Finds one request with its families; undefined when there is none. */
export async function findRequest(queries: Queries, id: number) {
  const rows = await selectRequests(queries).where(eq(registrationRequests.id, id));
  return (await withFamilies(queries, rows))[0];
}

/** A request with its families, as it is stored. */
export type StoredRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;
