import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { divisionGroups, divisions, managers } from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

/** A division group as its table holds it, with names of the contract. */
export const groupFields = {
  id: divisionGroups.id,
  codigo: divisionGroups.codigo,
  descricao: divisionGroups.descricao,
  gestoresId: divisionGroups.gestorId,
  versao: divisionGroups.versao,
};

const namedFields = { ...groupFields, nomeGestor: managers.nome };

/** Division group that has not been removed. */
export function groupIs(id: number): SQL | undefined {
  return and(eq(divisionGroups.id, id), isNull(divisionGroups.deletedAt));
}

/** Division groups of these ids. They travel as one value, since ten thousand parameters are too many for a statement. */
export function groupIsOneOf(ids: readonly number[]): SQL {
  return sql`${divisionGroups.id} = any(${`{${ids.join(',')}}`}::bigint[])`;
}

const selectNamed = (queries: Queries) =>
  queries
    .select(namedFields)
    .from(divisionGroups)
    .leftJoin(managers, eq(managers.id, divisionGroups.gestorId));

/** Division groups with their managers, by description when no column is asked for (GRP-007). */
export const divisionGroupList = listOf({
  rows: (queries) => selectNamed(queries).$dynamic(),
  where: isNull(divisionGroups.deletedAt),
  search: [divisionGroups.codigo, divisionGroups.descricao],
  order: [plainText(divisionGroups.descricao)],
  sort: {
    Codigo: divisionGroups.codigo,
    Descricao: plainText(divisionGroups.descricao),
    NomeGestor: plainText(managers.nome),
  },
  id: divisionGroups.id,
  pageSize: 50,
});

/** Reads a division group with its divisions by description; undefined when there is none. */
export async function findDivisionGroup(queries: Queries, id: number) {
  const [group] = await selectNamed(queries).where(groupIs(id));
  if (group === undefined) return undefined;
  const divisoes = await queries
    .select({ id: divisions.id, codigo: divisions.codigo, descricao: divisions.descricao })
    .from(divisions)
    .where(and(eq(divisions.grupoDivisaoId, id), isNull(divisions.deletedAt)))
    .orderBy(plainText(divisions.descricao), divisions.id);
  return { ...group, divisoes };
}

/** Tells whether a division group has divisions (G-44). */
export async function hasDivisions(queries: Queries, id: number): Promise<boolean> {
  const ofGroup = and(eq(divisions.grupoDivisaoId, id), isNull(divisions.deletedAt));
  return (await queries.$count(divisions, ofGroup)) > 0;
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
