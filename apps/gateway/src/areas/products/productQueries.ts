import { and, asc, count, eq, inArray } from 'drizzle-orm';
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
import { bounds, type Page, sorted } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';
import { type CatalogueFilter, productsMatching } from '../families/catalogueFilter.ts';

const columns = {
  Codigo: products.codigo,
  Nome: plainText(products.nome),
  FamiliaNome: plainText(families.nome),
  Marca: plainText(brands.descricao),
  Status: products.status,
  StatusAprovacao: products.statusAprovacao,
  GtinEan: productChildren.ean,
  DataCriacao: products.dataCriacao,
};

/** What a list of products asks for. */
export interface ProductSearch {
  readonly filter: CatalogueFilter;
  readonly text: string | undefined;
  readonly page: Page;
  readonly column: keyof typeof columns | undefined;
  readonly ascending: boolean | undefined;
}

/** The child whose bar code stands for the product. */
const mainChild = and(eq(productChildren.produtoId, products.id), eq(productChildren.principal, true));

/** Finds a page of products and their number over all pages. Without a column they come by name. */
export async function findProducts(queries: Queries, search: ProductSearch) {
  const { filter, text, page, column, ascending } = search;
  const where = and(
    productsMatching(filter),
    holdsText(text, [products.codigo, products.nome, productChildren.ean]),
  );
  const order =
    column === undefined
      ? sorted(columns.Nome, products.id)
      : sorted(columns[column], products.id, ascending);
  const { limit, offset } = bounds(page);
  const rows = await queries
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
    .leftJoin(productChildren, mainChild)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [total] = await queries
    .select({ value: count() })
    .from(products)
    .leftJoin(productChildren, mainChild)
    .where(where);
  return { rows, total: total?.value ?? 0 };
}

/** Finds one product with what hangs on it; undefined when there is none. */
export async function findProduct(queries: Queries, id: number) {
  const [found] = await queries
    .select({
      product: products,
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

/** A product with what hangs on it. */
export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Finds the first photo of each of these products that has one, by product. */
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
