import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { divisionGroups, divisions, managers } from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { suppliedIn } from '../divisions/suppliedIn.ts';

/** Columns of a division group, with names of the contract. */
export const groupFields = {
  id: divisionGroups.id,
  codigo: divisionGroups.codigo,
  descricao: divisionGroups.descricao,
  gestoresId: divisionGroups.gestorId,
  versao: divisionGroups.versao,
};

const namedFields = { ...groupFields, nomeGestor: managers.nome };

/** Condition: this division group, unless it was removed. */
export function groupIs(id: number): SQL | undefined {
  return and(eq(divisionGroups.id, id), isNull(divisionGroups.deletedAt));
}

/** Condition: division groups with these ids, passed as one parameter, since a statement cannot take ten thousand. */
export function groupIsOneOf(ids: readonly number[]): SQL {
  return sql`${divisionGroups.id} = any(${`{${ids.join(',')}}`}::bigint[])`;
}

/** Condition: division groups in whose divisions the supplier supplies a product (LOT-036). */
export function suppliedGroups(supplierId: number): SQL {
  return sql`exists (select 1 from ${divisions} where ${and(
    eq(divisions.grupoDivisaoId, divisionGroups.id),
    isNull(divisions.deletedAt),
    suppliedIn(supplierId),
  )})`;
}

const selectNamed = (queries: Queries) =>
  queries
    .select(namedFields)
    .from(divisionGroups)
    .leftJoin(managers, eq(managers.id, divisionGroups.gestorId));

/** Division groups with their managers, by description unless the call sorts (GRP-007). */
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

/** Finds a division group with its divisions by description; undefined when there is none. */
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

/** Whether a division group has divisions (G-44). */
export async function hasDivisions(queries: Queries, id: number): Promise<boolean> {
  const ofGroup = and(eq(divisions.grupoDivisaoId, id), isNull(divisions.deletedAt));
  return (await queries.$count(divisions, ofGroup)) > 0;
}

/** Reads a manager who was not removed and locks the row until the transaction ends. */
export async function holdManager(queries: Queries, id: number): Promise<{ ativo: boolean } | undefined> {
  const [manager] = await queries
    .select({ ativo: managers.ativo })
    .from(managers)
    .where(and(eq(managers.id, id), isNull(managers.deletedAt)))
    .for('share');
  return manager;
}
