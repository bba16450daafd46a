import { DIMENSIONS, dimensionsIn, dimensionsOf, type FamilyValues } from '@portal/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  families,
  familyCompetitors,
  familyProductClasses,
  familyTags,
  familyVolumes,
  productRequests,
  products,
} from '../../database/schema.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { computedName, findProductFamily } from '../products/save/productFamily.ts';
import { requireNameFits } from './requireNameFits.ts';

/** What a product takes from its family, and what its name is made of besides. */
export const fieldsOfFamily = {
  id: products.id,
  nome: products.nome,
  variacao: products.variacao,
  voltagem: products.voltagem,
  importadoLegado: products.importadoLegado,
  altura: products.altura,
  largura: products.largura,
  comprimento: products.comprimento,
  peso: products.peso,
};

/** Columns of a family that come from the user; margin and gross value are computed. */
export function familyColumns(values: FamilyValues) {
  const { volumetrias, concorrentes, estoqueSemGiro, classificacaoProduto, tagsIds, ...columns } = values;
  return { ...columns, ...estoqueSemGiro };
}

/** Replaces the rows that belong to a family: competitors, further volumes, classifications, tags. */
export async function replaceFamilyParts(queries: Queries, id: number, values: FamilyValues): Promise<void> {
  for (const table of [familyCompetitors, familyVolumes, familyProductClasses, familyTags]) {
    await queries.delete(table).where(eq(table.familiaId, id));
  }
  if (values.concorrentes.length > 0) {
    await queries
      .insert(familyCompetitors)
      .values(values.concorrentes.map((competitor, ordem) => ({ familiaId: id, ordem, ...competitor })));
  }
  const further = values.volumetrias.slice(1);
  if (further.length > 0) {
    await queries
      .insert(familyVolumes)
      .values(further.map((volumetria, index) => ({ familiaId: id, ordem: index + 1, volumetria })));
  }
  const classes = new Set(values.classificacaoProduto.map((item) => item.id));
  if (classes.size > 0) {
    await queries
      .insert(familyProductClasses)
      .values([...classes].map((classificacaoId) => ({ familiaId: id, classificacaoId })));
  }
  if (values.tagsIds.length > 0) {
    await queries.insert(familyTags).values(values.tagsIds.map((tagId) => ({ familiaId: id, tagId })));
  }
}

/**
 * Updates the products of a family after a save: names are generated again, except those of the legacy system, and
 * products take over dimensions that the family holds. Only products that change get a new version, in their requests
 * too, so that nobody decides on a product he has not seen (D23), and each has its entry in the audit.
 *
 * @throws GatewayError 400 when a name would be too long for a product (PRD-048).
 */
export async function updateProductsOf(queries: Queries, familyId: number, author: Author): Promise<void> {
  const family = await findProductFamily(queries, familyId);
  if (family === undefined) throw new Error('The family of the products is gone');
  // Before the products, as a decision locks them.
  await queries
    .select({ id: productRequests.id })
    .from(productRequests)
    .innerJoin(products, eq(products.id, productRequests.produtoId))
    .where(eq(products.familiaId, familyId))
    .orderBy(productRequests.id)
    .for('update', { of: productRequests });
  const rows = await queries
    .select(fieldsOfFamily)
    .from(products)
    .where(eq(products.familiaId, familyId))
    .for('update');
  const changed = rows.flatMap((product) => {
    const nome = product.importadoLegado ? product.nome : computedName(family, product);
    if (!product.importadoLegado) requireNameFits(nome);
    const before = { nome: product.nome, ...dimensionsIn(product) };
    const after = { nome, ...dimensionsOf(family, product) };
    const isSame = (['nome', ...DIMENSIONS] as const).every((name) => before[name] === after[name]);
    return isSame ? [] : [{ id: product.id, before, after }];
  });
  if (changed.length === 0) return;
  // One statement for all of them: a family may have hundreds of products.
  await queries.execute(sql`
    update ${products} set
      nome = changed.nome, altura = changed.altura, largura = changed.largura,
      comprimento = changed.comprimento, peso = changed.peso,
      versao = ${products.versao} + 1, data_modificacao = ${author.at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ id, after }) => ({ id, ...after })))}::jsonb) as changed(
      id bigint, nome text, altura numeric, largura numeric, comprimento numeric, peso numeric)
    where ${products.id} = changed.id`);
  await recordChange(
    queries,
    author,
    ...changed.map((product) => ({ kind: 'product' as const, ...product })),
  );
  await queries
    .update(productRequests)
    .set({ versao: sql`${productRequests.versao} + 1` })
    .where(
      inArray(
        productRequests.produtoId,
        changed.map(({ id }) => id),
      ),
    );
}

/** Updates columns of a family and raises its version. */
export async function updateFamilyColumns(
  queries: Queries,
  { id, versao }: { readonly id: number; readonly versao: number },
  columns: Partial<typeof families.$inferInsert>,
  instant: Date,
): Promise<void> {
  await queries
    .update(families)
    .set({ ...columns, versao: versao + 1, dataModificacao: instant })
    .where(eq(families.id, id));
}
