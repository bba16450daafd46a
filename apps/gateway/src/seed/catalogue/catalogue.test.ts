import { describe, expect, it } from 'vitest';
import { productEnumerations } from '../../areas/enumerations/lists.ts';
import { SEED_INSTANT } from '../seedClock.ts';
import { createBrands, createEcommerceBrands } from './brands.ts';
import { categories } from './categories.ts';
import { createFamilies } from './families.ts';
import { characteristics, tags } from './labels.ts';
import { createProducts } from './products.ts';
import { variations } from './variations.ts';
import { volumeTypes } from './volumeTypes.ts';

const brands = createBrands();
const ecommerceBrands = createEcommerceBrands(brands);
const families = createFamilies(brands);
const products = createProducts(families, ecommerceBrands);

/** The GS1 rule as GS1 words it: with the check digit, the weighted sum from the right (1, 3, 1…) ends in 0. */
function passesGs1(code: string): boolean {
  let sum = 0;
  for (let place = 1; place <= code.length; place += 1) {
    sum += Number(code.charAt(code.length - place)) * (place % 2 === 0 ? 3 : 1);
  }
  return sum % 10 === 0;
}

const distinct = (values: readonly unknown[]) => new Set(values).size;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the check of this test', () => {
  it.each(['6291041500213', '7891000315507', '73513537', '036000291452', '98412345678908', '17891000315504'])(
    'takes %s',
    (code) => {
      expect(passesGs1(code)).toBe(true);
    },
  );

  it('refuses the wrong example 19501234567899', () => {
    expect(passesGs1('19501234567899')).toBe(false);
  });
});

describe('registers', () => {
  it.each([
    ['brands', brands, 200],
    ['e-commerce brands', ecommerceBrands, 60],
    ['categories', categories, 40],
    ['tags', tags, 60],
    ['characteristics', characteristics, 80],
  ] as const)('has the %s, in upper case and each once', (_, rows, count) => {
    expect(rows).toHaveLength(count);
    expect(distinct(rows.map(({ descricao }) => descricao))).toBe(count);
    expect(rows.filter(({ descricao }) => descricao !== descricao.toUpperCase())).toEqual([]);
    expect(rows.filter(({ descricao }) => descricao.length > 60 || descricao !== descricao.trim())).toEqual(
      [],
    );
    const first = rows[0]?.id ?? 0;
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_row, index) => first + index));
  });

  it('abbreviates categories with three to six letters, those of kits with KIT', () => {
    expect(categories.filter(({ sigla }) => !/^[A-Z]{3,6}$/.test(sigla))).toEqual([]);
    expect(distinct(categories.map(({ sigla }) => sigla))).toBe(categories.length);
    expect(categories.filter(({ kit, sigla }) => kit !== sigla.includes('KIT'))).toEqual([]);
    expect(categories.some(({ kit }) => kit)).toBe(true);
  });

  it('has the volume types that the rules name', () => {
    expect(volumeTypes.map(({ descricao }) => descricao)).toEqual(
      expect.arrayContaining(['POTENCIA', 'VOLTS']),
    );
  });

  it('offers each kind of variation 14 times or more, all different', () => {
    for (const list of Object.values(variations)) {
      expect(list.length).toBeGreaterThanOrEqual(14);
      expect(distinct(list.map(([name]) => name))).toBe(list.length);
    }
  });
});

describe('families', () => {
  it('are 300 with names of their own', () => {
    expect(families).toHaveLength(300);
    expect(distinct(families.map(({ nome }) => nome))).toBe(300);
    expect(distinct(families.map(({ codigo }) => codigo))).toBe(300);
    expect(distinct(families.map(({ categoriaId }) => categoriaId))).toBe(40);
    expect(families.filter(({ nome }) => nome.length > 100)).toEqual([]);
  });

  it('hold only values of the enumerations', () => {
    const { statusCadastros, csts, fundoPobreza, pisConfins, tributacaoIcmsOrigensMercadorias } =
      productEnumerations;
    const none = (values: readonly (string | null)[], allowed: readonly string[]) =>
      expect(values.filter((value) => value !== null && !allowed.includes(value))).toEqual([]);
    none(
      families.map(({ status }) => status),
      ids(statusCadastros),
    );
    none(
      families.map(({ cst }) => cst),
      ids(csts),
    );
    none(
      families.map((family) => family.fundoPobreza),
      ids(fundoPobreza),
    );
    none(
      families.map((family) => family.pisConfins),
      ids(pisConfins),
    );
    none(
      families.map(({ icmsOrigemMercadoria }) => icmsOrigemMercadoria),
      ids(tributacaoIcmsOrigensMercadorias),
    );
  });

  it('keep the rules of taxation', () => {
    const filled = families.filter(({ cst }) => cst !== null);
    expect(filled.length).toBeGreaterThan(250);
    expect(filled.length).toBeLessThan(300);
    const plain = filled.filter(({ cst }) => cst !== 'Icms');
    expect(plain.filter(({ mva, fundoPobreza }) => (mva ?? 0) !== 0 || fundoPobreza !== 'Nao')).toEqual([]);
    expect(
      families.filter(({ valorPauta, calculoPautaDiferente }) => calculoPautaDiferente && !valorPauta),
    ).toEqual([]);
    expect(families.filter(({ mva }) => mva !== null && (mva < 0 || mva > 999))).toEqual([]);
  });

  it('are mostly approved, with every other status present', () => {
    const statuses = families.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'Aprovado').length).toBeGreaterThan(200);
    expect(distinct(statuses)).toBe(8);
  });

  it('have dimensions exactly when they hold those of their products', () => {
    expect(
      families.filter(({ dimensaoPorFamilia, altura, largura, comprimento, peso }) =>
        [altura, largura, comprimento, peso].some((value) => (value !== null) !== dimensaoPorFamilia),
      ),
    ).toEqual([]);
  });
});

describe('products', () => {
  it('are 3,000, eight to fourteen in each family', () => {
    expect(products).toHaveLength(3_000);
    const perFamily = families.map(({ id }) => products.filter(({ familiaId }) => familiaId === id).length);
    expect(Math.min(...perFamily)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...perFamily)).toBeLessThanOrEqual(14);
  });

  it('have a valid GTIN-13 of Brazil, each its own', () => {
    expect(
      products.filter(({ gtinEan }) => !/^(789|790)\d{10}$/.test(gtinEan) || !passesGs1(gtinEan)),
    ).toEqual([]);
    expect(distinct(products.map(({ gtinEan }) => gtinEan))).toBe(3_000);
  });

  it('have a valid DUN-14 that belongs to their GTIN-13', () => {
    const wrong = products.filter(
      ({ dun, gtinEan }) =>
        !/^[1-8]\d{13}$/.test(dun) || !passesGs1(dun) || dun.slice(1, 13) !== gtinEan.slice(0, 12),
    );
    expect(wrong).toEqual([]);
    expect(distinct(products.map(({ dun }) => dun))).toBe(3_000);
  });

  it('have names of at most 100 characters, in upper case, each once', () => {
    expect(products.filter(({ nome }) => nome.length > 100 || nome !== nome.trim() || nome === '')).toEqual(
      [],
    );
    expect(products.filter(({ nome }) => nome !== nome.toUpperCase())).toEqual([]);
    expect(distinct(products.map(({ nome }) => nome))).toBe(3_000);
  });

  it('are in every status and every stage of approval, mostly sold', () => {
    const statuses = products.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(ids(productEnumerations.status)));
    expect(statuses.filter((status) => status === 'Ativo').length).toBeGreaterThan(1_800);
    expect(distinct(products.map(({ statusAprovacao }) => statusAprovacao))).toBe(6);
  });

  it('lack the variation only when they come from the legacy system, and count as approved there', () => {
    expect(products.filter(({ variacao, importadoLegado }) => variacao === null && !importadoLegado)).toEqual(
      [],
    );
    const legacy = products.filter(({ importadoLegado }) => importadoLegado);
    expect(legacy.length).toBeGreaterThan(50);
    expect(legacy.filter(({ statusAprovacao }) => statusAprovacao !== 'Aprovado')).toEqual([]);
  });

  it('have a voltage exactly in the families measured by power', () => {
    const power = volumeTypes.find(({ descricao }) => descricao === 'POTENCIA')?.id;
    const byPower = new Set(
      families.filter(({ tipoVolumetriaId }) => tipoVolumetriaId === power).map(({ id }) => id),
    );
    expect(byPower.size).toBeGreaterThan(0);
    expect(
      products.filter(({ voltagem, familiaId }) => (voltagem !== null) !== byPower.has(familiaId)),
    ).toEqual([]);
    expect(products.filter(({ voltagem }) => (voltagem?.length ?? 0) > 10)).toEqual([]);
  });

  it('are measured, and measure what their family does when it holds the dimensions', () => {
    const byId = new Map(families.map((family) => [family.id, family]));
    const wrong = products.filter((product) => {
      const family = byId.get(product.familiaId);
      return [product.altura, product.largura, product.comprimento, product.peso].some((value, index) => {
        const shared = [family?.altura, family?.largura, family?.comprimento, family?.peso][index];
        return value === null || value <= 0 || (family?.dimensaoPorFamilia === true && value !== shared);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('come after their family and before the instant of the seed', () => {
    const created = new Map(families.map(({ id, dataCriacao }) => [id, dataCriacao.getTime()]));
    const wrong = products.filter(
      ({ familiaId, dataCriacao }) =>
        dataCriacao.getTime() < (created.get(familiaId) ?? Number.POSITIVE_INFINITY) ||
        dataCriacao > SEED_INSTANT,
    );
    expect(wrong).toEqual([]);
  });
});

describe('a second run', () => {
  it('gives the same brands, families and products', () => {
    const again = createBrands();
    expect(again).toEqual(brands);
    expect(createEcommerceBrands(again)).toEqual(ecommerceBrands);
    expect(createFamilies(again)).toEqual(families);
    expect(createProducts(createFamilies(again), ecommerceBrands)).toEqual(products);
  });
});
