import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { divisionGroups, divisions, managers } from '../../database/schema.ts';
import { bounds, type Page, sorted } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';

/** A division group as its table holds it, with names of the contract. */
export const groupFields = {
  id: divisionGroups.id,
  codigo: divisionGroups.codigo,
  descricao: divisionGroups.descricao,
  gestoresId: divisionGroups.gestorId,
  versao: divisionGroups.versao,
};

const namedFields = { ...groupFields, nomeGestor: managers.nome };

const columns = {
  Codigo: divisionGroups.codigo,
  Descricao: plainText(divisionGroups.descricao),
  NomeGestor: plainText(managers.nome),
};

/** What a list of division groups asks for. */
export interface DivisionGroupSearch {
  readonly text: string | undefined;
  readonly managerId: number | undefined;
  readonly page: Page;
  readonly column: keyof typeof columns | undefined;
  readonly ascending: boolean | undefined;
}

/** Division group that has not been removed. */
export function groupIs(id: number): SQL | undefined {
  return and(eq(divisionGroups.id, id), isNull(divisionGroups.deletedAt));
}

/** Division groups of these ids. They travel as one value, since ten thousand parameters are too many for a statement. */
export function groupIsOneOf(ids: readonly number[]): SQL {
  return sql`${divisionGroups.id} = any(${`{${ids.join(',')}}`}::bigint[])`;
}

/** Finds a page of division groups and their number over all pages. Without a column they come by description. */
export async function findDivisionGroups(
  queries: Queries,
  { text, managerId, page, column = 'Descricao', ascending }: DivisionGroupSearch,
) {
  const where = and(
    isNull(divisionGroups.deletedAt),
    managerId === undefined ? undefined : eq(divisionGroups.gestorId, managerId),
    holdsText(text, [divisionGroups.codigo, divisionGroups.descricao]),
  );
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select(namedFields)
    .from(divisionGroups)
    .leftJoin(managers, eq(managers.id, divisionGroups.gestorId))
    .where(where)
    .orderBy(...sorted(columns[column], divisionGroups.id, ascending))
    .limit(limit)
    .offset(offset);
  const [total] = await queries.select({ value: count() }).from(divisionGroups).where(where);
  return { rows, total: total?.value ?? 0 };
}

/** Reads a division group with its divisions by description; undefined when there is none. */
export async function findDivisionGroup(queries: Queries, id: number) {
  const [group] = await queries
    .select(namedFields)
    .from(divisionGroups)
    .leftJoin(managers, eq(managers.id, divisionGroups.gestorId))
    .where(groupIs(id));
  if (group === undefined) return undefined;
  const divisoes = await queries
    .select({ id: divisions.id, codigo: divisions.codigo, descricao: divisions.descricao })
    .from(divisions)
    .where(and(eq(divisions.grupoDivisaoId, id), isNull(divisions.deletedAt)))
    .orderBy(...sorted(plainText(divisions.descricao), divisions.id));
  return { ...group, divisoes };
}

/** Tells whether a division group has divisions (G-44). */
export async function hasDivisions(queries: Queries, id: number): Promise<boolean> {
  const [division] = await queries
    .select({ id: divisions.id })
    .from(divisions)
    .where(and(eq(divisions.grupoDivisaoId, id), isNull(divisions.deletedAt)))
    .limit(1);
  return division !== undefined;
}

/** Reads a manager who was not removed, and keeps others from changing it until the transaction ends. */
export async function holdManager(queries: Queries, id: number): Promise<{ ativo: boolean } | undefined> {
  const [manager] = await queries
    .select({ ativo: managers.ativo })
    .from(managers)
    .where(and(eq(managers.id, id), isNull(managers.deletedAt)))
    .for('share');
  return manager;
}
