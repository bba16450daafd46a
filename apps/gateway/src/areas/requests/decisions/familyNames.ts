import type { FieldNames, familyFields } from '@portal/domain';
import { inArray } from 'drizzle-orm';
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

/** Finds what the ids stand for that families hold. */
export async function findFamilyNames(
  queries: Queries,
  ...states: readonly Readonly<Record<string, unknown>>[]
): Promise<FieldNames> {
  const names = new Map<string, string>();
  for (const [field, table] of Object.entries(REGISTERS)) {
    const ids = [...new Set(states.flatMap((state) => idsIn(state[field])))];
    if (ids.length === 0) continue;
    const rows = await queries
      .select({ id: table.id, descricao: table.descricao })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, descricao } of rows) names.set(`${field} ${id}`, descricao);
  }
  const lists: Record<string, readonly { id: string | number; descricao?: string }[]> = productEnumerations;
  return {
    option: (list, id) => lists[list]?.find((item) => item.id === id)?.descricao ?? id,
    record: (field, id) => names.get(`${field} ${id}`) ?? String(id),
  };
}
