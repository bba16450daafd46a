import { linkSchema, skuSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { listCities } from '../brazil/places.ts';
import { createBrands, createEcommerceBrands } from '../catalogue/brands.ts';
import { createFamilies } from '../catalogue/families/families.ts';
import { createProducts } from '../catalogue/products/products.ts';
import { createDemoSuppliers, createSuppliers } from '../suppliers/suppliers.ts';
import { branches, createBlockedBranches } from './branches.ts';
import { createProductLinks } from './productLinks.ts';
import { units } from './units.ts';

const brands = createBrands();
const families = createFamilies(brands);
const products = createProducts(families, createEcommerceBrands(brands));
const suppliers = [...createSuppliers({ cities: listCities(), brands }), ...createDemoSuppliers({ brands })];
const { links, skus } = createProductLinks({ families, products, suppliers });

const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('units and branches', () => {
  it.each([
    ['units', units.map(({ sigla }) => sigla)],
    ['descriptions of units', units.map(({ descricao }) => descricao)],
    ['branches', branches.map(({ nome }) => nome)],
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

  it('leave few products without a supplier, and give the demo partner products of its own', () => {
    expect(distinct(links.map(({ produtoId }) => produtoId))).toBe(3_287);
    const partner = suppliers.find(({ supplier }) => supplier.cnpj === '11222333000181')?.supplier.id;
    expect(links.filter(({ fornecedorId }) => fornecedorId === partner).length).toBeGreaterThan(20);
  });
});
