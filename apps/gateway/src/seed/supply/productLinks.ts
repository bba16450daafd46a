import type { Family } from '../catalogue/families/families.ts';
import type { ProductRow } from '../catalogue/products/products.ts';
import { createRandom, type Random } from '../random.ts';
import { instantAfter } from '../seedClock.ts';
import type { RegisteredSupplier } from '../suppliers/suppliers.ts';
import { type UnitAbbreviation, unitIdOf } from './units.ts';

/** The link of a product with a supplier. */
export interface LinkRow {
  id: number;
  produtoId: number;
  fornecedorId: number;
  padrao: boolean;
  unidadeId: number;
  qtdCompra: number;
  multiplicador: number;
  calculoPautaDiferente: boolean;
  /** In reais. */
  valorPauta: number | null;
  qtdCxLastro: number | null;
  qtdCxPallet: number | null;
  dataCriacao: Date;
}

/** A code of a supplier for a product. */
interface SkuRow {
  produtoFornecedorId: number;
  sku: string;
  principal: boolean;
  dataCriacao: Date;
}

/** What links refer to. */
interface LinkSurroundings {
  families: readonly Pick<Family, 'id' | 'marcaId'>[];
  products: readonly Pick<ProductRow, 'id' | 'familiaId' | 'quantidadeCaixa' | 'dataCriacao'>[];
  /** Suppliers whatever their stage; only approved ones are linked. */
  suppliers: readonly RegisteredSupplier[];
  /** The supplier of each product that was registered in a request: nobody else delivers it yet. */
  requesters: ReadonlyMap<number, number>;
}

const MOST_SUPPLIERS = 3;

const UNITS: readonly (readonly [UnitAbbreviation, number])[] = [
  ['CX', 70],
  ['UN', 12],
  ['DZ', 8],
  ['FD', 10],
];

/** Pieces of units with a fixed content; others hold a box. */
const PIECES: Partial<Record<UnitAbbreviation, number>> = { UN: 1, DZ: 12 };

function createPallet(random: Random): Pick<LinkRow, 'qtdCxLastro' | 'qtdCxPallet'> {
  if (random.chance(0.3)) return { qtdCxLastro: null, qtdCxPallet: null };
  const qtdCxLastro = random.integer(4, 20);
  return { qtdCxLastro, qtdCxPallet: qtdCxLastro * random.integer(3, 8) };
}

function createFloor(random: Random): Pick<LinkRow, 'valorPauta' | 'calculoPautaDiferente'> {
  if (random.chance(0.88)) return { valorPauta: null, calculoPautaDiferente: false };
  return { valorPauta: random.decimal(4, 320, 2), calculoPautaDiferente: random.chance(0.3) };
}

/** Codes as suppliers write them: their own letters and a number. */
function createSkus(random: Random, link: LinkRow): SkuRow[] {
  const prefix = `${random.pick(['REF', 'PN', 'SKU', 'COD'])}${link.fornecedorId}`;
  const { id: produtoFornecedorId, dataCriacao } = link;
  const main = { produtoFornecedorId, dataCriacao, sku: `${prefix}-${link.produtoId}`, principal: true };
  return random.chance(0.3) ? [main, { ...main, sku: `${main.sku}-B`, principal: false }] : [main];
}

/** The links of a product, the first of them the default one. */
function linksOf(
  random: Random,
  product: LinkSurroundings['products'][number],
  suppliersIds: readonly number[],
): Omit<LinkRow, 'id'>[] {
  return suppliersIds.map((fornecedorId, index) => {
    const unit = random.weighted(UNITS);
    return {
      produtoId: product.id,
      fornecedorId,
      padrao: index === 0,
      unidadeId: unitIdOf(unit),
      qtdCompra: random.pick([1, 1, 2, 5, 10]),
      multiplicador: PIECES[unit] ?? product.quantidadeCaixa,
      ...createFloor(random),
      ...createPallet(random),
      dataCriacao: instantAfter(random, product.dataCriacao, 60),
    };
  });
}

/**
 * Links of the products with up to three approved suppliers, preferring those with the brand of the product. Every
 * thirtieth product has none, unless it was registered in a request.
 */
export function createProductLinks({ families, products, suppliers, requesters }: LinkSurroundings): {
  links: LinkRow[];
  skus: SkuRow[];
} {
  const random = createRandom('product links');
  const ofRequests = createRandom('product links of requests');
  const approved = suppliers.filter(({ flow }) => flow.statusFluxoCadastro === 'Aprovado');
  const brandOf = new Map(families.map(({ id, marcaId }) => [id, marcaId]));
  const rows = products.flatMap((product) => {
    const brandId = brandOf.get(product.familiaId);
    const ofBrand = approved.filter(({ marcasIds }) => marcasIds.some((id) => id === brandId));
    const chosen = product.id % 30 === 0 ? [] : random.sample(ofBrand, MOST_SUPPLIERS);
    if (chosen.length === 0 && product.id % 30 !== 0) {
      chosen.push(...random.sample(approved, random.integer(1, 2)));
    }
    const drawn = linksOf(
      random,
      product,
      chosen.map(({ supplier }) => supplier.id),
    );
    const requester = requesters.get(product.id);
    return requester === undefined ? drawn : linksOf(ofRequests, product, [requester]);
  });
  const links = rows.map((row, index) => ({ id: index + 1, ...row }));
  return { links, skus: links.flatMap((link) => createSkus(random, link)) };
}
