import { describe, expect, it } from 'vitest';
import { productEnumerations } from '../../areas/enumerations/lists.ts';
import { calculateMargin } from '../../areas/families/margin.ts';
import { isAllowedRichText } from '../../areas/products/save/richText.ts';
import { SEED_INSTANT } from '../seedClock.ts';
import { createBrands, createEcommerceBrands } from './brands.ts';
import { categories } from './categories.ts';
import { groups, sections, subgroups } from './classifications.ts';
import { divisionGroups, divisions, managers } from './divisions.ts';
import { createFamilies } from './families/families.ts';
import { createFamilyDetails } from './families/familyDetails.ts';
import { cests, cestsOf, ncms, ncmsOf } from './families/taxCodes.ts';
import { characteristics, tags } from './products/labels.ts';
import { createProducts } from './products/products.ts';
import { variations } from './products/variations.ts';
import { volumeTypes } from './volumeTypes.ts';

const brands = createBrands();
const ecommerceBrands = createEcommerceBrands(brands);
const families = createFamilies(brands);
const products = createProducts(families, ecommerceBrands);

/** The GS1 rule in its own words: with the check digit, the weighted sum from the right (1, 3, 1…) ends in 0. */
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

  it('has at least 14 different variations of each kind', () => {
    for (const list of Object.values(variations)) {
      expect(list.length).toBeGreaterThanOrEqual(14);
      expect(distinct(list.map(([name]) => name))).toBe(list.length);
    }
  });
});

describe('families', () => {
  it('are 301 with names of their own', () => {
    expect(families).toHaveLength(301);
    expect(distinct(families.map(({ nome }) => nome))).toBe(301);
    expect(distinct(families.map(({ codigo }) => codigo))).toBe(301);
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
    expect(filled.length).toBeLessThan(301);
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

describe('margin and gross value', () => {
  it('are those of the formula wherever the taxation is complete', () => {
    const counted = families.flatMap((family) => {
      const { cst, fundoPobreza, pisConfins, precoSugerido, valorNf, mva } = family;
      const { aliquotaIcmsEntrada, aliquotaIcmsSaida, aliquotaIpi } = family;
      if (cst === null || fundoPobreza === null || pisConfins === null || mva === null) return [];
      if (precoSugerido === null || valorNf === null) return [];
      if (aliquotaIcmsEntrada === null || aliquotaIcmsSaida === null || aliquotaIpi === null) return [];
      const values = { cst, fundoPobreza, pisConfins, precoSugerido, valorNf, mva };
      const rates = { aliquotaIcmsEntrada, aliquotaIcmsSaida, aliquotaIpi };
      const { calculoPautaDiferente, valorPauta, margem, valorBrutoCalculado } = family;
      return [
        {
          stored: { margem, valorBruto: valorBrutoCalculado },
          expected: calculateMargin({ ...values, ...rates, calculoPautaDiferente, valorPauta }),
        },
      ];
    });
    expect(counted.length).toBeGreaterThan(250);
    expect(counted.map(({ stored }) => stored)).toEqual(counted.map(({ expected }) => expected));
  });
});

describe('further blocks of families', () => {
  const details = createFamilyDetails(families);

  it('are filled in most families and empty in some', () => {
    expect(details).toHaveLength(families.length);
    const filled = details.filter(({ columns }) => columns.departamentoId !== null).length;
    expect(filled).toBeGreaterThan(200);
    expect(filled).toBeLessThan(families.length - 10);
    expect(createFamilyDetails(families)).toEqual(details);
  });

  it('go down from a department to one of its subgroups', () => {
    const parentOf = (rows: typeof sections, id: number | null) =>
      rows.find((row) => row.id === id)?.parentId ?? null;
    const odd = details.filter(
      ({ columns }) =>
        parentOf(sections, columns.secaoId) !== columns.departamentoId ||
        parentOf(groups, columns.grupoId) !== columns.secaoId ||
        parentOf(subgroups, columns.subGrupoId) !== columns.grupoId,
    );
    expect(odd).toEqual([]);
  });

  it('hold only values of the enumerations and price tags of at most 60 characters', () => {
    const { cstPisConfins, spedItem, spedProduto, programacoes } = productEnumerations;
    const allowed = new Set<string | null>([
      null,
      ...[cstPisConfins, spedItem, spedProduto, programacoes].flatMap(ids),
    ]);
    for (const { columns } of details) {
      const chosen = [columns.cstPisConfins, columns.spedItem, columns.spedProduto, ...columns.introducao];
      expect(chosen.filter((value) => !allowed.has(value))).toEqual([]);
      const tag = `${columns.etiquetaPrecoParte1 ?? ''}${columns.etiquetaPrecoParte2 ?? ''}`;
      expect(tag.length).toBeLessThanOrEqual(60);
    }
  });

  it('have a CEST that fits their NCM exactly under CST Icms', () => {
    details.forEach(({ columns: { ncmId, cestId } }, index) => {
      if (ncmId === null) return;
      const ncm = ncms.find(({ id }) => id === ncmId);
      expect(cestId !== null).toBe(families[index]?.cst === 'Icms');
      if (ncm !== undefined && cestId !== null) expect(cestsOf(ncm).map(({ id }) => id)).toContain(cestId);
    });
  });

  it('find codes of the right form for every category', () => {
    expect(ncms.filter(({ codigo }) => !/^[0-9]{8}$/.test(codigo))).toEqual([]);
    expect(cests.filter(({ codigo }) => !/^[0-9]{7}$/.test(codigo))).toEqual([]);
    expect(categories.filter(({ id }) => ncmsOf(id).length === 0)).toEqual([]);
  });

  it('belong to divisions whose groups have a manager who works here', () => {
    const active = new Set(managers.filter(({ ativo }) => ativo).map(({ id }) => id));
    expect(divisionGroups.filter(({ gestorId }) => !active.has(gestorId))).toEqual([]);
    const known = new Set(divisionGroups.map(({ id }) => id));
    expect(divisions.filter(({ grupoDivisaoId }) => !known.has(grupoDivisaoId))).toEqual([]);
  });
});

describe('products', () => {
  it('are 3,400: eight to fourteen in each family, and 400 in the large one', () => {
    expect(products).toHaveLength(3_400);
    const perFamily = families.map(({ id }) => products.filter(({ familiaId }) => familiaId === id).length);
    expect(perFamily.pop()).toBe(400);
    expect(Math.min(...perFamily)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...perFamily)).toBeLessThanOrEqual(14);
  });

  it('have a valid GTIN-13 of Brazil, each its own', () => {
    expect(
      products.filter(({ gtinEan }) => !/^(789|790)\d{10}$/.test(gtinEan) || !passesGs1(gtinEan)),
    ).toEqual([]);
    expect(distinct(products.map(({ gtinEan }) => gtinEan))).toBe(3_400);
  });

  it('have a valid DUN-14 that belongs to their GTIN-13', () => {
    const wrong = products.filter(
      ({ dun, gtinEan }) =>
        !/^[1-8]\d{13}$/.test(dun) || !passesGs1(dun) || dun.slice(1, 13) !== gtinEan.slice(0, 12),
    );
    expect(wrong).toEqual([]);
    expect(distinct(products.map(({ dun }) => dun))).toBe(3_400);
  });

  it('have names of at most 100 characters, in upper case, each once', () => {
    expect(products.filter(({ nome }) => nome.length > 100 || nome !== nome.trim() || nome === '')).toEqual(
      [],
    );
    expect(products.filter(({ nome }) => nome !== nome.toUpperCase())).toEqual([]);
    expect(distinct(products.map(({ nome }) => nome))).toBe(3_400);
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

  it('have descriptions in allowed rich text', () => {
    const odd = products.filter(({ descricao }) => descricao !== null && !isAllowedRichText(descricao));
    expect(odd).toEqual([]);
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
  it('creates the same brands, families and products', () => {
    const again = createBrands();
    expect(again).toEqual(brands);
    expect(createEcommerceBrands(again)).toEqual(ecommerceBrands);
    expect(createFamilies(again)).toEqual(families);
    expect(createProducts(createFamilies(again), ecommerceBrands)).toEqual(products);
  });
});
