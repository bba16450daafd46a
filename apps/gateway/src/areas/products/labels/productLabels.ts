import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { characteristics, productCharacteristics, productTags, tags } from '../../../database/schema.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { productMessages } from '../messages.ts';

/** Tags and characteristics of a body. */
export interface ChosenLabels {
  readonly tagsIds: readonly number[];
  readonly caracteristicasIds: readonly number[];
}

async function knownIds(
  queries: Queries,
  table: typeof tags | typeof characteristics,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows.map(({ id }) => id);
}

/**
 * Checks that tags and characteristics exist.
 *
 * @throws GatewayError 400 at each one that does not.
 */
export async function requireLabels(
  queries: Queries,
  { tagsIds, caracteristicasIds }: ChosenLabels,
): Promise<void> {
  const knownTags = await knownIds(queries, tags, tagsIds);
  const knownCharacteristics = await knownIds(queries, characteristics, caracteristicasIds);
  const missing = [
    ...tagsIds.flatMap((id, index) =>
      knownTags.includes(id) ? [] : [[`tagsIds[${index}]`, [productMessages.tagMissing]] as const],
    ),
    ...caracteristicasIds.flatMap((id, index) =>
      knownCharacteristics.includes(id)
        ? []
        : [[`caracteristicasIds[${index}]`, [productMessages.characteristicMissing]] as const],
    ),
  ];
  if (missing.length > 0) throw invalidFields(Object.fromEntries(missing));
}

/** Replaces the tags and characteristics of a product. */
export async function replaceLabels(
  queries: Queries,
  produtoId: number,
  { tagsIds, caracteristicasIds }: ChosenLabels,
): Promise<void> {
  await queries.delete(productTags).where(eq(productTags.produtoId, produtoId));
  await queries.delete(productCharacteristics).where(eq(productCharacteristics.produtoId, produtoId));
  if (tagsIds.length > 0)
    await queries.insert(productTags).values(tagsIds.map((tagId) => ({ produtoId, tagId })));
  if (caracteristicasIds.length > 0) {
    await queries
      .insert(productCharacteristics)
      .values(caracteristicasIds.map((caracteristicaId) => ({ produtoId, caracteristicaId })));
  }
}
