import { type AnyColumn, and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/database.ts';
import { categories, cests, divisions, managers, ncms } from '../../database/schema.ts';
import { bounds, type Page, sorted } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';

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

/** What the list of a register asks for, and whether it is one: selects are shown less of a record. */
interface RegisterSearch<Column> extends LookupSearch {
  readonly register: boolean;
  readonly column: Column | undefined;
  readonly ascending: boolean | undefined;
}

const categoryColumns = {
  Descricao: plainText(categories.descricao),
  Sigla: plainText(categories.sigla),
  Kit: categories.kit,
};

/** Finds a page of categories, by description when no column is given. The register also shows their version. */
export async function findCategories(
  queries: Queries,
  { text, page, register, column = 'Descricao', ascending }: RegisterSearch<keyof typeof categoryColumns>,
) {
  const where = and(
    isNull(categories.deletedAt),
    holdsText(text, register ? [categories.descricao, categories.sigla] : [categories.descricao]),
  );
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select({
      id: categories.id,
      descricao: categories.descricao,
      sigla: categories.sigla,
      kit: categories.kit,
      versao: categories.versao,
    })
    .from(categories)
    .where(where)
    .orderBy(...sorted(categoryColumns[column], categories.id, ascending))
    .limit(limit)
    .offset(offset);
  const shown = rows.map(({ versao, ...row }) => (register ? { ...row, versao } : row));
  return { rows: shown, total: await countRows(queries, categories, where) };
}

const managerColumns = {
  Codigo: managers.codigo,
  Matricula: managers.matricula,
  Nome: plainText(managers.nome),
  Email: plainText(managers.email),
  Ativo: managers.ativo,
};

/**
 * Finds a page of managers, by name when no column is given. Those who are not active are in the list of the register
 * only, which also shows what else is known of a manager.
 */
export async function findManagers(
  queries: Queries,
  { text, page, register, column = 'Nome', ascending }: RegisterSearch<keyof typeof managerColumns>,
) {
  const searched: readonly AnyColumn[] = register
    ? [managers.nome, managers.codigo, managers.matricula, managers.email]
    : [managers.nome];
  const where = and(
    isNull(managers.deletedAt),
    register ? undefined : eq(managers.ativo, true),
    holdsText(text, searched),
  );
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select({
      id: managers.id,
      nome: managers.nome,
      codigo: managers.codigo,
      matricula: managers.matricula,
      email: managers.email,
      ativo: managers.ativo,
      versao: managers.versao,
    })
    .from(managers)
    .where(where)
    .orderBy(...sorted(managerColumns[column], managers.id, ascending))
    .limit(limit)
    .offset(offset);
  const shown = rows.map((row) => (register ? row : { id: row.id, nome: row.nome }));
  return { rows: shown, total: await countRows(queries, managers, where) };
}

const divisionColumns = { Codigo: divisions.codigo, Descricao: plainText(divisions.descricao) };

/** Finds a page of divisions, of one group where asked for. The register also shows their code. */
export async function findDivisions(
  queries: Queries,
  {
    text,
    page,
    groupId,
    register,
    column = 'Descricao',
    ascending,
  }: RegisterSearch<keyof typeof divisionColumns> & { readonly groupId: number | undefined },
) {
  const where = and(
    isNull(divisions.deletedAt),
    groupId === undefined ? undefined : eq(divisions.grupoDivisaoId, groupId),
    holdsText(text, register ? [divisions.codigo, divisions.descricao] : [divisions.descricao]),
  );
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select({ id: divisions.id, codigo: divisions.codigo, descricao: divisions.descricao })
    .from(divisions)
    .where(where)
    .orderBy(...sorted(divisionColumns[column], divisions.id, ascending))
    .limit(limit)
    .offset(offset);
  const shown = rows.map(({ codigo, ...row }) => (register ? { ...row, codigo } : row));
  return { rows: shown, total: await countRows(queries, divisions, where) };
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
