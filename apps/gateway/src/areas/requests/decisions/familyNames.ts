import type { FieldNames, familyFields } from '@portal/domain';
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../database/database.ts';
import {
  brands,
  categories,
  cests,
  departments,
  divisions,
  ncms,
  productClasses,
  riskClasses,
  sectionGroups,
  sections,
  subgroups,
  tags,
  volumeTypes,
} from '../../../database/schema.ts';
import { productEnumerations } from '../../enumerations/lists.ts';

/** The registers whose records the fields of a family hold the ids of. */
const REGISTERS = {
  categoriaId: categories,
  marcaId: brands,
  tipoVolumetriaId: volumeTypes,
  departamentoId: departments,
  secaoId: sections,
  grupoId: sectionGroups,
  subGrupoId: subgroups,
  divisoesId: divisions,
  ncmId: ncms,
  cestId: cests,
  classificacoesDeRiscoId: riskClasses,
  classificacaoProduto: productClasses,
  tagsIds: tags,
} as const satisfies Partial<Record<keyof typeof familyFields, object>>;

/** The ids in the value of a field: one, a list, or a list of records. */
function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return value !== null && typeof value === 'object' && 'id' in value ? idsIn(value.id) : [];
}

/** A register of which a field holds ids: the column of these, and that of what its records are called. */
interface NamedRegister {
  readonly id: PgColumn;
  readonly name: PgColumn;
}

/** Finds what the ids in some states stand for, by the fields that hold them. */
export async function findRecordNames(
  queries: Queries,
  registers: Readonly<Record<string, NamedRegister>>,
  states: readonly Readonly<Record<string, unknown>>[],
): Promise<(field: string, id: number) => string | null> {
  const names = new Map<string, string>();
  for (const [field, { id: key, name }] of Object.entries(registers)) {
    const ids = [...new Set(states.flatMap((state) => idsIn(state[field])))];
    if (ids.length === 0) continue;
    const rows = await queries
      .select({ id: sql<number>`${key}`.mapWith(Number), name: sql<string>`${name}` })
      .from(key.table)
      .where(inArray(key, ids));
    for (const row of rows) names.set(`${field} ${row.id}`, row.name);
  }
  return (field, id) => names.get(`${field} ${id}`) ?? null;
}

const FAMILY_REGISTERS = Object.fromEntries(
  Object.entries(REGISTERS).map(([field, { id, descricao }]) => [field, { id, name: descricao }]),
);

/** Finds what the ids stand for that families hold. */
export async function findFamilyNames(
  queries: Queries,
  ...states: readonly Readonly<Record<string, unknown>>[]
): Promise<FieldNames> {
  const nameOf = await findRecordNames(queries, FAMILY_REGISTERS, states);
  const lists: Record<string, readonly { id: string | number; descricao?: string }[]> = productEnumerations;
  return {
    option: (list, id) => lists[list]?.find((item) => item.id === id)?.descricao ?? id,
    record: (field, id) => nameOf(field, id) ?? String(id),
  };
}
