import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedFamilyFields, isCestRequired, settleFamily, settleTaxation } from './taxationRules.ts';

const family = {
  cst: 'Icms',
  mva: 45.5,
  fundoPobreza: 'Sim',
  valorPauta: 12,
  calculoPautaDiferente: true,
  dimensaoPorFamilia: true,
  altura: 1,
  largura: 2,
  comprimento: 3,
  peso: 4,
  colecao: 'SOLAR',
};

const NO_ICMS = { mva: 0, fundoPobreza: 'Nao' };
const NO_DIMENSIONS = { altura: null, largura: null, comprimento: null, peso: null };

describe('settleFamily', () => {
  it.each([
    [{}, {}],
    [{ cst: 'Isento' }, NO_ICMS],
    [{ cst: 'TributadaIntegralmente', mva: null, fundoPobreza: null }, NO_ICMS],
    [{ cst: 'icms' }, NO_ICMS],
    [{ cst: null }, {}],
    [{ cst: '' }, {}],
    [{ valorPauta: null }, { calculoPautaDiferente: false }],
    [{ valorPauta: 0 }, { calculoPautaDiferente: false }],
    [{ valorPauta: -1 }, { calculoPautaDiferente: false }],
    [{ valorPauta: 0.01 }, {}],
    [{ valorPauta: 5, calculoPautaDiferente: false }, {}],
    [{ dimensaoPorFamilia: false }, NO_DIMENSIONS],
  ])('makes of %j the changes %j (C-4, FMC-073 to FMC-082, FMC-104, FRM-34)', (change, expected) => {
    const values = { ...family, ...change };
    expect(settleFamily(values)).toEqual({ ...values, ...expected });
  });

  it('is settled once and leaves what it was given', () => {
    const values = fc.record({
      cst: fc.constantFrom(null, '', 'Icms', 'Isento'),
      mva: fc.option(fc.nat(999)),
      fundoPobreza: fc.constantFrom(null, 'Sim', 'Nao'),
      valorPauta: fc.option(fc.nat(3)),
      calculoPautaDiferente: fc.boolean(),
      dimensaoPorFamilia: fc.boolean(),
      altura: fc.option(fc.nat()),
      largura: fc.option(fc.nat()),
      comprimento: fc.option(fc.nat()),
      peso: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(values, (given) => {
        const copy = structuredClone(given);
        const once = settleFamily(given);
        expect(settleFamily(once)).toEqual(once);
        expect(given).toEqual(copy);
      }),
    );
  });
});

it('settles a taxation without dimensions', () => {
  const {
    dimensaoPorFamilia: _held,
    altura: _a,
    largura: _l,
    comprimento: _c,
    peso: _p,
    ...taxation
  } = family;
  expect(settleTaxation({ ...taxation, cst: 'Isento', valorPauta: null })).toEqual({
    ...taxation,
    ...NO_ICMS,
    cst: 'Isento',
    valorPauta: null,
    calculoPautaDiferente: false,
  });
});

describe('closedFamilyFields', () => {
  it('locks nothing under Icms, with a floor and dimensions of the family', () => {
    expect(closedFamilyFields(family, 'ICMS')).toEqual({
      mva: null,
      fundoPobreza: null,
      calculoPautaDiferente: null,
      altura: null,
      largura: null,
      comprimento: null,
      peso: null,
    });
  });

  it('says why each field is locked (FMC-075, FMC-082, FMC-104)', () => {
    expect(
      closedFamilyFields(
        { ...family, cst: 'Isento', valorPauta: 0, dimensaoPorFamilia: false },
        'ICMS por substituição',
      ),
    ).toEqual({
      mva: "A MVA é 0 quando o CST não é 'ICMS por substituição'",
      fundoPobreza: "O fundo de pobreza é Não quando o CST não é 'ICMS por substituição'",
      calculoPautaDiferente: 'Informe um Valor Pauta maior que 0',
      altura: 'As dimensões são informadas em cada produto',
      largura: 'As dimensões são informadas em cada produto',
      comprimento: 'As dimensões são informadas em cada produto',
      peso: 'As dimensões são informadas em cada produto',
    });
  });

  it('leaves MVA and poverty fund open before a CST is chosen', () => {
    expect(closedFamilyFields({ ...family, cst: null }, 'ICMS')).toMatchObject({
      mva: null,
      fundoPobreza: null,
    });
  });
});

it.each([
  ['Icms', true],
  ['Isento', false],
  ['', false],
  [null, false],
])('CST %j requires CEST: %j (FMC-056)', (cst, expected) => {
  expect(isCestRequired({ cst })).toBe(expected);
});
