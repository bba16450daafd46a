import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  brands,
  families,
  productCharacteristics,
  productChildren,
  productPhotos,
  products,
  productTags,
  tags,
} from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { isMainChild, mainChild } from '../eans/eanQueries.ts';

// Inner joins in the order of what is sorted by: each page is read from there on.
const ofFamily = eq(products.familiaId, families.id);
const ofBrand = eq(families.marcaId, brands.id);
const keys = { id: products.id };

const fromFamilies = (queries: Queries) =>
  queries.select(keys).from(families).innerJoin(products, ofFamily).$dynamic();

const fromBrands = (queries: Queries) =>
  queries.select(keys).from(brands).innerJoin(families, ofBrand).innerJoin(products, ofFamily).$dynamic();

const fromCodes = (queries: Queries) =>
  queries
    .select(keys)
    .from(productChildren)
    .innerJoin(products, and(mainChild(products.id), isNotNull(productChildren.ean)))
    .$dynamic();

/** The family of a product that was found: not the products of a family, as the planner would rather read them. */
const familyOfFound = sql`${families.id} = ${products.familiaId} + 0`;

/** Ids of products, with what a call sorts by. */
function selectKeys(queries: Queries, column?: string) {
  const selected = queries.select(keys).from(products).$dynamic();
  if (column === 'GtinEan') return selected.leftJoin(productChildren, mainChild(products.id));
  if (column === 'FamiliaNome') return selected.innerJoin(families, familyOfFound);
  return column === 'Marca' ? selected.innerJoin(families, ofFamily).innerJoin(brands, ofBrand) : selected;
}

/** Products of the catalogue, by name unless the call sorts. */
export const productList = listOf({
  rows: (queries) =>
    queries
      .select({
        id: products.id,
        codigo: products.codigo,
        nome: products.nome,
        familiaId: products.familiaId,
        familiaNome: families.nome,
        marca: { id: brands.id, descricao: brands.descricao },
        status: products.status,
        statusAprovacao: products.statusAprovacao,
        gtinEan: productChildren.ean,
        miniatura: products.miniatura,
        importadoLegado: products.importadoLegado,
        dataCriacao: products.dataCriacao,
        versao: products.versao,
      })
      .from(products)
      .innerJoin(families, eq(families.id, products.familiaId))
      .innerJoin(brands, eq(brands.id, families.marcaId))
      .leftJoin(productChildren, mainChild(products.id))
      .$dynamic(),
  search: [products.codigo, products.busca],
  searchParts: {
    table: productChildren,
    column: productChildren.ean,
    of: productChildren.produtoId,
    where: isMainChild,
  },
  order: [products.busca],
  sort: {
    Codigo: products.codigo,
    Nome: products.busca,
    FamiliaNome: families.busca,
    Marca: plainText(brands.descricao),
    Status: [products.status, products.busca],
    StatusAprovacao: [products.statusAprovacao, plainText(products.nome)],
    GtinEan: productChildren.ean,
    DataCriacao: products.dataCriacao,
  },
  id: products.id,
  pageSize: 35,
  keys: {
    select: selectKeys,
    from: { FamiliaNome: fromFamilies, Marca: fromBrands, GtinEan: fromCodes },
    gathered: ['FamiliaNome'],
  },
});

/** The columns of a product, but for the text that only searches read. */
const { busca: _searched, ...productColumns } = getTableColumns(products);

/** Finds one product with everything that belongs to it; undefined when there is none. */
export async function findProduct(queries: Queries, id: number) {
  const [found] = await queries
    .select({
      product: productColumns,
      family: {
        dimensaoPorFamilia: families.dimensaoPorFamilia,
        altura: families.altura,
        largura: families.largura,
        comprimento: families.comprimento,
        peso: families.peso,
      },
      ecommerceBrand: { id: brands.id, descricao: brands.descricao },
    })
    .from(products)
    .innerJoin(families, eq(families.id, products.familiaId))
    .leftJoin(brands, eq(brands.id, products.marcaEcommerceId))
    .where(eq(products.id, id));
  if (found === undefined) return undefined;
  const productTagRows = await queries
    .select({ id: tags.id, descricao: tags.descricao })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.tagId))
    .where(eq(productTags.produtoId, id))
    .orderBy(plainText(tags.descricao), asc(tags.id));
  const characteristicRows = await queries
    .select({ id: productCharacteristics.caracteristicaId })
    .from(productCharacteristics)
    .where(eq(productCharacteristics.produtoId, id))
    .orderBy(asc(productCharacteristics.caracteristicaId));
  const photos = await queries
    .select({
      id: productPhotos.id,
      arquivo: productPhotos.arquivo,
      fileId: productPhotos.fileId,
      ordem: productPhotos.ordem,
    })
    .from(productPhotos)
    .where(eq(productPhotos.produtoId, id))
    .orderBy(asc(productPhotos.ordem));
  return {
    ...found,
    tags: productTagRows,
    characteristicIds: characteristicRows.map((row) => row.id),
    photos,
  };
}

/** A product with everything that belongs to it. */
export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Finds the first photo of each of these products, by product. */
export async function findFirstPhotos(queries: Queries, productIds: readonly number[]) {
  const rows =
    productIds.length === 0
      ? []
      : await queries
          .select({
            produtoId: productPhotos.produtoId,
            arquivo: productPhotos.arquivo,
            fileId: productPhotos.fileId,
          })
          .from(productPhotos)
          .where(and(inArray(productPhotos.produtoId, [...productIds]), eq(productPhotos.ordem, 0)));
  return new Map(rows.map((row) => [row.produtoId, row]));
}
