import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, familyRequests, registrationRequests, suppliers } from '../../database/schema.ts';
import { createdBetween, type Period } from '../../lists/createdBetween.ts';
import { bounds, type Page, sorted } from '../../lists/page.ts';
import { holdsText } from '../../lists/searchText.ts';

const columns = {
  Codigo: registrationRequests.codigo,
  DataCriacao: registrationRequests.dataCriacao,
  DataExpiracao: registrationRequests.dataExpiracao,
};

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

/** What a list of registration requests asks for. */
export interface RequestSearch {
  /** Only the requests of this supplier; null for those of every supplier. */
  readonly supplierId: number | null;
  readonly text: string | undefined;
  /** Only what was sent or was not; null for both. */
  readonly sent: boolean | null;
  readonly period: Period;
  readonly page: Page;
  readonly column: keyof typeof columns | undefined;
  readonly ascending: boolean | undefined;
}

/** Families of a request that have not been removed. */
const familyOfRequest = and(
  eq(familyRequests.solicitacaoCadastroId, registrationRequests.id),
  isNull(familyRequests.deletedAt),
);

/** The families of the given requests, in the order in which they were asked for. */
async function findFamilies(queries: Queries, requestIds: readonly number[]) {
  return queries
    .select({
      requestId: familyRequests.solicitacaoCadastroId,
      id: familyRequests.id,
      familiaId: familyRequests.familiaId,
      familiaNome: families.nome,
      novaFamilia: familyRequests.novaFamilia,
      quantidadeCadastroProduto: familyRequests.quantidadeCadastroProduto,
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

/** Gives each request its families, with one query for all of them. */
async function withFamilies<Row extends { readonly id: number }>(queries: Queries, rows: readonly Row[]) {
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

/** Finds a page of requests with their families, and their number over all pages. Without a column the newest come first. */
export async function findRequests(queries: Queries, search: RequestSearch) {
  const { supplierId, text, sent, period, page, column, ascending } = search;
  const nameHoldsText = holdsText(text, [families.nome]);
  const found = holdsText(text, [registrationRequests.codigo, suppliers.nomeFantasia, suppliers.cnpj]);
  const where = and(
    supplierId === null ? undefined : eq(registrationRequests.fornecedorId, supplierId),
    sent === null ? undefined : (sent ? isNotNull : isNull)(registrationRequests.sentAt),
    createdBetween(registrationRequests.dataCriacao, period),
    found === undefined || nameHoldsText === undefined
      ? undefined
      : sql`(${found} or ${exists(
          queries
            .select({ id: familyRequests.id })
            .from(familyRequests)
            .innerJoin(families, eq(families.id, familyRequests.familiaId))
            .where(and(familyOfRequest, nameHoldsText)),
        )})`,
  );
  const order =
    column === undefined
      ? [desc(registrationRequests.dataCriacao), desc(registrationRequests.id)]
      : sorted(columns[column], registrationRequests.id, ascending);
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select(requestFields)
    .from(registrationRequests)
    .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [total] = await queries
    .select({ value: count() })
    .from(registrationRequests)
    .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
    .where(where);
  return { rows: await withFamilies(queries, rows), total: total?.value ?? 0 };
}

/** Finds one request with its families; undefined when there is none. */
export async function findRequest(queries: Queries, id: number) {
  const rows = await queries
    .select(requestFields)
    .from(registrationRequests)
    .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
    .where(eq(registrationRequests.id, id));
  return (await withFamilies(queries, rows))[0];
}

/** A request with its families, as the queries answer it. */
export type StoredRequest = Awaited<ReturnType<typeof findRequests>>['rows'][number];
