import { type AnyColumn, and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/database.ts';
import { bounds, type Page, sorted } from '../../database/page.ts';
import { categories, cests, divisions, managers, ncms } from '../../database/schema.ts';
import { holdsText, plainText } from '../../database/searchText.ts';

/** What a page of a lookup asks for. */
export interface LookupSearch {
  readonly text: string | undefined;
  readonly page: Page;
}

/** A table whose records are named by a description. */
type DescribedTable = PgTable & { readonly id: PgColumn; readonly descricao: PgColumn };

async function countRows(queries: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const [total] = await queries.select({ value: count() }).from(table).where(where);
  return total?.value ?? 0;
}

/** Finds a page of records by description, and their number over all pages. */
export async function findDescribed(
  queries: Queries,
  table: DescribedTable,
  { text, page }: LookupSearch,
  condition?: SQL,
) {
  const where = and(condition, holdsText(text, [table.descricao]));
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select({ id: sql<number>`${table.id}`.mapWith(Number), descricao: sql<string>`${table.descricao}` })
    .from(table)
    .where(where)
    .orderBy(...sorted(plainText(table.descricao), table.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRows(queries, table, where) };
}

/** Finds a page of categories by description. */
export async function findCategories(queries: Queries, { text, page }: LookupSearch) {
  const where = holdsText(text, [categories.descricao]);
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select({
      id: categories.id,
      descricao: categories.descricao,
      sigla: categories.sigla,
      kit: categories.kit,
    })
    .from(categories)
    .where(where)
    .orderBy(...sorted(plainText(categories.descricao), categories.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRows(queries, categories, where) };
}

/** Finds a page of managers by name; those who left the company and removed ones are not listed. */
export async function findManagers(queries: Queries, { text, page }: LookupSearch) {
  const where = and(eq(managers.ativo, true), isNull(managers.deletedAt), holdsText(text, [managers.nome]));
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select({ id: managers.id, nome: managers.nome })
    .from(managers)
    .where(where)
    .orderBy(...sorted(plainText(managers.nome), managers.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRows(queries, managers, where) };
}

/** Condition that divisions are there and, where asked for, of one group. */
export function divisionsOf(groupId: number | undefined): SQL | undefined {
  return and(
    isNull(divisions.deletedAt),
    groupId === undefined ? undefined : eq(divisions.grupoDivisaoId, groupId),
  );
}

/** A code as people type it: the digits count, points do not. */
function codeDigits(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9. ]+$/.test(text) ? text.replace(/[. ]/g, '') : text;
}

async function findCodes(
  queries: Queries,
  table: typeof ncms | typeof cests,
  { text, page }: LookupSearch,
  condition?: SQL,
) {
  const columns: readonly AnyColumn[] = [table.codigo, table.descricao];
  const where = and(condition, holdsText(codeDigits(text), columns));
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select({ id: table.id, codigo: table.codigo, descricao: table.descricao })
    .from(table)
    .where(where)
    .orderBy(asc(table.codigo))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRows(queries, table, where) };
}

/** Finds a page of NCM codes by code (FMC-054). */
export function findNcms(queries: Queries, search: LookupSearch) {
  return findCodes(queries, ncms, search);
}

/** Finds a page of CEST codes by code, of one NCM where asked for (FMC-057). */
export function findCests(queries: Queries, search: LookupSearch, ncmId: number | undefined) {
  const fitsNcm =
    ncmId === undefined
      ? undefined
      : sql`exists (select 1 from ${ncms}, unnest(${cests.ncms}) as beginning where ${ncms.id} = ${ncmId} and starts_with(${ncms.codigo}, beginning))`;
  return findCodes(queries, cests, search, fitsNcm);
}
