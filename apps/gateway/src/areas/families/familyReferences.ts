import type { FamilyValues, TaxationValues } from '@portal/domain';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/database.ts';
import {
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
} from '../../database/schema.ts';
import { type FieldMessages, invalidFields } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import { productEnumerations } from '../enumerations/lists.ts';

/** Field of a body → list that its id comes from. */
const TAXATION_OPTIONS = {
  cst: 'csts',
  fundoPobreza: 'fundoPobreza',
  pisConfins: 'pisConfins',
  icmsOrigemMercadoria: 'tributacaoIcmsOrigensMercadorias',
} as const satisfies Partial<Record<keyof TaxationValues, keyof typeof productEnumerations>>;

const FAMILY_OPTIONS = {
  ...TAXATION_OPTIONS,
  cstPisConfins: 'cstPisConfins',
  spedItem: 'spedItem',
  spedProduto: 'spedProduto',
} as const satisfies Partial<Record<keyof FamilyValues, keyof typeof productEnumerations>>;

function isOption(list: keyof typeof productEnumerations, id: string): boolean {
  return productEnumerations[list].some((option) => option.id === id);
}

function unknownOptions(
  values: object,
  lists: Readonly<Record<string, keyof typeof productEnumerations>>,
): FieldMessages {
  const wrong = Object.entries(values).filter(([field, value]) => {
    const list = lists[field];
    return list !== undefined && typeof value === 'string' && !isOption(list, value);
  });
  return Object.fromEntries(wrong.map(([field]) => [field, [messages.unknownOption]]));
}

function refuse(fields: FieldMessages): void {
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/**
 * Checks that the options of a taxation exist in their lists.
 *
 * @throws GatewayError 400 at the fields that do not.
 */
export function requireTaxationOptions(values: Pick<TaxationValues, keyof typeof TAXATION_OPTIONS>): void {
  refuse(unknownOptions(values, TAXATION_OPTIONS));
}

type IdTable = PgTable & { readonly id: PgColumn };

async function holdsAll(
  queries: Queries,
  table: IdTable,
  ids: readonly number[],
  condition?: SQL,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), condition));
  return rows.length === new Set(ids).size;
}

/**
 * Checks everything that a family refers to: options exist in their lists, records exist and were not removed, the
 * section belongs to the department, the group to the section and the subgroup to the group.
 *
 * @throws GatewayError 400 at the fields that refer to nothing.
 */
export async function requireFamilyReferences(queries: Queries, values: FamilyValues): Promise<void> {
  const fields: Record<string, readonly string[]> = { ...unknownOptions(values, FAMILY_OPTIONS) };
  const check = async (field: keyof FamilyValues, table: IdTable, condition?: SQL): Promise<void> => {
    const id = values[field];
    if (typeof id !== 'number') return;
    if (!(await holdsAll(queries, table, [id], condition))) fields[field] = [messages.unknownOption];
  };
  await check('departamentoId', departments);
  await check('secaoId', sections, eq(sections.departamentoId, values.departamentoId ?? 0));
  await check('grupoId', sectionGroups, eq(sectionGroups.secaoId, values.secaoId ?? 0));
  await check('subGrupoId', subgroups, eq(subgroups.grupoId, values.grupoId ?? 0));
  await check('divisoesId', divisions, isNull(divisions.deletedAt));
  await check('ncmId', ncms);
  await check('cestId', cests);
  await check('classificacoesDeRiscoId', riskClasses);
  const classes = values.classificacaoProduto.map(({ id }) => id);
  if (!(await holdsAll(queries, productClasses, classes))) {
    fields.classificacaoProduto = [messages.unknownOption];
  }
  if (!(await holdsAll(queries, tags, values.tagsIds))) fields.tagsIds = [messages.unknownOption];
  if (!values.introducao.every((id) => isOption('programacoes', id))) {
    fields.introducao = [messages.unknownOption];
  }
  refuse(fields);
}
