import type { Family } from '../catalogue/families/families.ts';
import type { ProductRow } from '../catalogue/products/products.ts';
import { createRandom, type Random } from '../random.ts';

/** What a product costs, sells for and has in stock. */
export interface StockRow {
  produtoId: number;
  /** In reais. */
  custoUnitario: number;
  /** In reais. */
  precoVenda: number;
  quantidadeEstoque: number;
}

/** What stocks refer to. */
interface StockSurroundings {
  families: readonly Pick<Family, 'id' | 'categoriaId' | 'valorBrutoCalculado' | 'precoSugerido'>[];
  products: readonly Pick<ProductRow, 'id' | 'familiaId' | 'status' | 'statusAprovacao'>[];
}

const cents = (reais: number) => Number(reais.toFixed(2));

/** Pieces in stock: what is sold no more runs out. */
function createQuantity(random: Random, status: ProductRow['status']): number {
  if (status === 'Ativo') return random.integer(12, 900);
  return random.chance(0.4) ? 0 : random.integer(1, 90);
}

/** Stocks of the approved products, near the values of their family; a few are sold below cost. */
export function createStocks({ families, products }: StockSurroundings): StockRow[] {
  const random = createRandom('stocks');
  const valuesOf = new Map(families.map((family) => [family.id, family]));
  return products
    .filter(({ statusAprovacao }) => statusAprovacao === 'Aprovado')
    .flatMap(({ id, familiaId, status }) => {
      const { valorBrutoCalculado, precoSugerido } = valuesOf.get(familiaId) ?? {};
      if (!valorBrutoCalculado || !precoSugerido) return [];
      const custoUnitario = cents(valorBrutoCalculado * random.decimal(0.9, 1.08, 3));
      const discount = random.chance(0.05) ? 0.55 : random.decimal(0.85, 1, 2);
      return {
        produtoId: id,
        custoUnitario,
        precoVenda: cents(precoSugerido * discount),
        quantidadeEstoque: createQuantity(random, status),
      };
    });
}

/**
 * Products to be discontinued when a product that waits for its validation is included: up to four of the same category
 * that are sold now. One of three replaces none.
 */
export function createReplacements({
  families,
  products,
}: StockSurroundings): { produtoId: number; descontinuadoId: number }[] {
  const random = createRandom('replacements');
  const categoryOf = new Map(families.map(({ id, categoriaId }) => [id, categoriaId]));
  const sold = Map.groupBy(
    products.filter(({ status }) => status === 'Ativo'),
    ({ familiaId }) => categoryOf.get(familiaId),
  );
  return products
    .filter(({ statusAprovacao }) => statusAprovacao === 'AguardandoValidacao')
    .flatMap(({ id, familiaId }) =>
      random
        .sample(sold.get(categoryOf.get(familiaId)) ?? [], random.chance(0.33) ? 0 : random.integer(1, 4))
        .map((product) => ({ produtoId: id, descontinuadoId: product.id })),
    );
}
