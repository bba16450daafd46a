import { linkSchema, skuSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { listCities } from '../brazil/places.ts';
import { createBrands, createEcommerceBrands } from '../catalogue/brands.ts';
import { createFamilies } from '../catalogue/families/families.ts';
import { createProducts } from '../catalogue/products/products.ts';
import { createDemoSuppliers, createSuppliers } from '../suppliers/suppliers.ts';
import { branches, createBlockedBranches, salesRegions } from './branches.ts';
import { createProductLinks } from './productLinks.ts';
import { createReplacements, createStocks } from './stocks.ts';
import { createSupplierFinancials } from './supplierFinancials.ts';
import { units } from './units.ts';

const brands = createBrands();
const families = createFamilies(brands);
const products = createProducts(families, createEcommerceBrands(brands));
const suppliers = [...createSuppliers({ cities: listCities(), brands }), ...createDemoSuppliers({ brands })];
/** Product 30 would have no supplier. */
const requesters = new Map([30, 31].map((produtoId) => [produtoId, 61]));
const { links, skus } = createProductLinks({ families, products, suppliers, requesters });

const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('units and branches', () => {
  it.each([
    ['units', units.map(({ sigla }) => sigla)],
    ['descriptions of units', units.map(({ descricao }) => descricao)],
    ['branches', branches.map(({ nome }) => nome)],
    ['regions', salesRegions.map(({ descricao }) => descricao)],
  ])('have %s once each', (_, names) => {
    expect(distinct(names)).toBe(names.length);
  });

  it('block some products in some branches, never in all', () => {
    const blocked = createBlockedBranches(products);
    const affected = distinct(blocked.map(({ produtoId }) => produtoId));
    expect(affected).toBeGreaterThan(200);
    expect(affected).toBeLessThan(1_000);
    expect(distinct(blocked.map(({ produtoId, filialId }) => `${produtoId} ${filialId}`))).toBe(
      blocked.length,
    );
  });
});

describe('supplier links', () => {
  it('hold the rules of the form (GAP-41, GAP-45)', () => {
    const broken = links.filter((link) => {
      const { fornecedorId, dataCriacao, id, produtoId, ...rest } = link;
      const kept = linkSchema.safeParse({ fornecedorId, ...rest });
      return !kept.success || kept.data.calculoPautaDiferente !== link.calculoPautaDiferente;
    });
    expect(broken).toEqual([]);
    expect(skus.filter((sku) => !skuSchema.safeParse(sku).success)).toEqual([]);
  });

  it('are with approved suppliers only, each once a product', () => {
    const approved = new Set(
      suppliers
        .filter(({ flow }) => flow.statusFluxoCadastro === 'Aprovado')
        .map(({ supplier }) => supplier.id),
    );
    expect(links.filter(({ fornecedorId }) => !approved.has(fornecedorId))).toEqual([]);
    expect(distinct(links.map(({ produtoId, fornecedorId }) => `${produtoId} ${fornecedorId}`))).toBe(
      links.length,
    );
  });

  it('have one default a product and one main SKU a link (GAP-44)', () => {
    const defaults = links.filter(({ padrao }) => padrao).map(({ produtoId }) => produtoId);
    expect(distinct(defaults)).toBe(defaults.length);
    expect(new Set(defaults)).toEqual(new Set(links.map(({ produtoId }) => produtoId)));
    const mains = skus.filter(({ principal }) => principal).map((sku) => sku.produtoFornecedorId);
    expect(mains).toEqual(links.map(({ id }) => id));
  });

  it('are with nobody but who registers the product in a request, by its own code', () => {
    for (const [produtoId, fornecedorId] of requesters) {
      const [link, ...others] = links.filter((row) => row.produtoId === produtoId);
      expect(link).toMatchObject({ fornecedorId, padrao: true });
      expect(others).toEqual([]);
      expect(skus.filter((sku) => sku.produtoFornecedorId === link?.id && sku.principal)).toHaveLength(1);
    }
  });

  it('leave few products without a supplier, and give the demo partner products of its own', () => {
    expect(distinct(links.map(({ produtoId }) => produtoId))).toBe(3_288);
    const partner = suppliers.find(({ supplier }) => supplier.cnpj === '11222333000181')?.supplier.id;
    expect(links.filter(({ fornecedorId }) => fornecedorId === partner).length).toBeGreaterThan(20);
  });
});

describe('what a purchase block is decided on', () => {
  const stocks = createStocks({ families, products });
  const productOf = new Map(products.map((product) => [product.id, product]));

  it('gives every region branches but the shop on-line', () => {
    const filled = new Set<number>(branches.map(({ perfilVendaId }) => perfilVendaId));
    expect(salesRegions.filter(({ id }) => !filled.has(id)).map(({ descricao }) => descricao)).toEqual([
      'LOJA VIRTUAL',
    ]);
  });

  it('values the stock of approved products, some below cost', () => {
    expect(stocks.length).toBeGreaterThan(2_000);
    expect(stocks.some(({ custoUnitario, precoVenda }) => precoVenda < custoUnitario)).toBe(true);
    expect(new Set(stocks.map(({ produtoId }) => productOf.get(produtoId)?.statusAprovacao))).toEqual(
      new Set(['Aprovado']),
    );
  });

  it('replaces only products that are sold, by products that wait', () => {
    const replacements = createReplacements({ families, products });
    expect(replacements.length).toBeGreaterThan(100);
    const statuses = replacements.map(
      ({ produtoId, descontinuadoId }) =>
        `${productOf.get(produtoId)?.statusAprovacao} ${productOf.get(descontinuadoId)?.status}`,
    );
    expect(new Set(statuses)).toEqual(new Set(['AguardandoValidacao Ativo']));
  });

  it('gives most suppliers figures, the demo partner among them, and some none (BLK-030)', () => {
    const financials = createSupplierFinancials(links, stocks);
    const known = new Set(financials.map(({ fornecedorId }) => fornecedorId));
    const partner = suppliers.find(({ supplier }) => supplier.cnpj === '11222333000181')?.supplier.id;
    expect(known.has(partner ?? 0)).toBe(true);
    expect(links.some(({ fornecedorId }) => !known.has(fornecedorId))).toBe(true);
    expect(
      financials.filter(({ faturamentoMesAnterior }) => faturamentoMesAnterior > 0).length,
    ).toBeGreaterThan(10);
  });
});
