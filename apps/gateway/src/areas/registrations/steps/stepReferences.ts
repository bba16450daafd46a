import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type banks, brands, type cities, type cnaes, supplierCategories } from '../../../database/schema.ts';
import { type FieldMessages, invalidFields } from '../../../http/GatewayError.ts';
import { messages } from '../../../http/messages.ts';
import { supplierEnumerations } from '../../enumerations/lists.ts';

type List = Exclude<keyof typeof supplierEnumerations, 'estados'>;

const unknown = [messages.unknownOption];

/**
 * Checks that chosen values are items of their lists; what is not chosen is left to the rules of the step.
 *
 * @param chosen field → value and the list that it comes from.
 * @throws GatewayError 400 at the fields whose value is no item.
 */
export function requireOptions(
  chosen: Readonly<Record<string, readonly [value: string | number | null | undefined, list: List]>>,
): void {
  const wrong = Object.entries(chosen).filter(
    ([, [value, list]]) => value != null && !supplierEnumerations[list].some(({ id }) => id === value),
  );
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong.map(([field]) => [field, unknown])));
}

/** @throws GatewayError 400 at the field when the table has no record with the id. */
export async function requireRecord(
  queries: Queries,
  table: typeof cities | typeof cnaes | typeof banks,
  id: number,
  field: string,
): Promise<void> {
  if ((await queries.$count(table, eq(table.id, id))) === 0) throw invalidFields({ [field]: unknown });
}

function missing(
  field: string,
  ids: readonly number[],
  found: readonly { readonly id: number }[],
): FieldMessages {
  const known = new Set(found.map(({ id }) => id));
  return Object.fromEntries(
    ids.flatMap((id, index) => (known.has(id) ? [] : [[`${field}[${index}].id`, unknown]])),
  );
}

/**
 * Checks that the chosen brands and categories are in their registers. The rows are held until the save is
 * committed, so that none of them is removed meanwhile.
 *
 * @throws GatewayError 400 at those that are not.
 */
export async function requireBrandsAndCategories(
  queries: Queries,
  brandIds: readonly number[],
  categoryIds: readonly number[],
): Promise<void> {
  const foundBrands = await queries
    .select({ id: brands.id })
    .from(brands)
    .where(and(inArray(brands.id, [...brandIds]), eq(brands.kind, 'commercial'), isNull(brands.deletedAt)))
    .for('share');
  const foundCategories = await queries
    .select({ id: supplierCategories.id })
    .from(supplierCategories)
    .where(and(inArray(supplierCategories.id, [...categoryIds]), isNull(supplierCategories.deletedAt)))
    .for('share');
  const fields = {
    ...missing('marcas', brandIds, foundBrands),
    ...missing('categorias', categoryIds, foundCategories),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
