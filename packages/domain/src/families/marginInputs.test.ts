import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../roles/roles.ts';
import { marginFields } from './familyFields.ts';
import {
  changedMarginInputs,
  isMarginComplete,
  type MarginInputs,
  marginBody,
  marginHint,
  requestMarginBody,
} from './marginInputs.ts';

const inputs: MarginInputs = {
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 0,
  calculoPautaDiferente: false,
  cst: 'Isento',
  fundoPobreza: 'Nao',
  mva: 0,
  pisConfins: 'Tributado',
  precoSugerido: 179.9,
  icmsOrigemMercadoria: '0',
  valorNf: 98.75,
  valorPauta: null,
};

describe('marginBody', () => {
  it('has exactly the names of the call (FAM-034, CON-01)', () => {
    const { icmsOrigemMercadoria, ...rest } = { ...inputs, valorPauta: 7.5, calculoPautaDiferente: true };
    expect(marginBody({ ...rest, icmsOrigemMercadoria })).toEqual({ ...rest, icmsOrigemMercadia: '0' });
  });

  it.each([
    [{}, true],
    [{ valorPauta: 12 }, true],
    [{ calculoPautaDiferente: true }, true],
    [{ valorNf: 0.1 }, true],
    [{ valorNf: 0.09 }, false],
    [{ precoSugerido: 0.1 }, true],
    [{ precoSugerido: 0 }, false],
    [{ cst: '' }, false],
    [{ pisConfins: '' }, false],
    [{ aliquotaIpi: 100 }, true],
    [{ aliquotaIpi: 100.0001 }, false],
    [{ aliquotaIcmsSaida: -1 }, false],
    [{ mva: 999 }, true],
    [{ mva: 999.0001 }, false],
    [{ mva: -1 }, false],
    [{ valorNf: 999_999_999_999.99 }, true],
    [{ valorNf: 1_000_000_000_000 }, false],
    [{ precoSugerido: 1_000_000_000_000 }, false],
    [{ valorPauta: 1_000_000_000_000 }, false],
    [{ valorPauta: -1 }, false],
  ])('with %j can be sent: %j (FAM-031, FAM-032, FMC-065, G-57)', (change, expected) => {
    expect(isMarginComplete({ ...inputs, ...change })).toBe(expected);
    expect(marginBody({ ...inputs, ...change }) !== null).toBe(expected);
  });

  it.each([
    'aliquotaIcmsEntrada',
    'aliquotaIcmsSaida',
    'aliquotaIpi',
    'cst',
    'fundoPobreza',
    'mva',
    'pisConfins',
    'precoSugerido',
    'icmsOrigemMercadoria',
    'valorNf',
  ] as const)('needs %s (FAM-031)', (field) => {
    expect(marginBody({ ...inputs, [field]: null })).toBeNull();
  });
});

/** Every choice is called by its id. */
const ids = { option: (_list: string, id: string) => id, record: () => null };

describe('changedMarginInputs', () => {
  it('lists each change with its label, money, rates, choices and flags as texts', () => {
    const after: MarginInputs = {
      ...inputs,
      cst: 'Icms',
      mva: 45.5,
      aliquotaIcmsSaida: 7.1234,
      valorNf: 1_234.5,
      valorPauta: 12,
      calculoPautaDiferente: true,
    };
    const names = { option: (list: string, id: string) => `${list}/${id}`, record: () => null };
    expect(changedMarginInputs(inputs, after, names)).toEqual([
      { label: 'CST', before: 'csts/Isento', after: 'csts/Icms' },
      { label: 'MVA', before: '0,0000%', after: '45,5000%' },
      { label: 'Alíquota ICMS Saída', before: '18,0000%', after: '7,1234%' },
      { label: 'Valor NF', before: 'R$\u00A098,75', after: 'R$\u00A01.234,50' },
      { label: 'Valor Pauta', before: '-', after: 'R$\u00A012,00' },
      { label: 'Cálculo de pauta diferente', before: 'Não', after: 'Sim' },
    ]);
  });

  it('shows an emptied choice as a dash', () => {
    expect(changedMarginInputs(inputs, { ...inputs, fundoPobreza: null }, ids)).toEqual([
      { label: 'Fundo de pobreza', before: 'Nao', after: '-' },
    ]);
  });

  it('distinguishes 0 from empty, but not an empty text from null', () => {
    expect(changedMarginInputs({ ...inputs, mva: null }, inputs, ids)).toHaveLength(1);
    expect(changedMarginInputs({ ...inputs, cst: null }, { ...inputs, cst: '' }, ids)).toEqual([]);
  });

  it('lists exactly the fields that differ', () => {
    const other: MarginInputs = {
      aliquotaIcmsEntrada: 1,
      aliquotaIcmsSaida: 1,
      aliquotaIpi: 1,
      calculoPautaDiferente: true,
      cst: 'x',
      fundoPobreza: 'x',
      mva: 1,
      pisConfins: 'x',
      precoSugerido: 1,
      icmsOrigemMercadoria: 'x',
      valorNf: 1,
      valorPauta: 1,
    };
    const fields = Object.keys(other) as (keyof MarginInputs)[]; // the literal has no other keys
    fc.assert(
      fc.property(fc.subarray(fields), (changed) => {
        const after = { ...inputs, ...Object.fromEntries(changed.map((field) => [field, other[field]])) };
        const found = changedMarginInputs(inputs, after, ids).map(({ label }) => label);
        expect(new Set(found)).toEqual(new Set(changed.map((field) => marginFields[field].label)));
      }),
    );
  });
});

it('names the values as the request forms do (RVF-031, X-02)', () => {
  const body = marginBody(inputs);
  expect(body && requestMarginBody(body)).toEqual({
    aliquotaIcmsEntrada: 12,
    aliquotaIcmsSaida: 18,
    aliquotaIpi: 0,
    calculoPautaDifenciado: false,
    cst: 'Isento',
    fundoPobreza: 'Nao',
    mva: 0,
    pisCofins: 'Tributado',
    precoSugerido: 179.9,
    tributacaoIcmsOrigemMercadoria: '0',
    valorNF: 98.75,
    valorPauta: null,
  });
});

describe('marginHint (RVF-025, RVF-026)', () => {
  const noPrices = { ...inputs, valorNf: null, precoSugerido: null };
  const noTaxation = { ...inputs, cst: null, mva: null };
  const neither = { ...noPrices, cst: null, mva: null };
  const commercial =
    'Gentileza pedir ao time comercial que preencha os campos ValorNF e Preço Sugerido para calcular valor bruto e margem.';
  const accounting =
    'Gentileza pedir ao time contábil que preencha os campos de tributação envolvidos no calculo de valor bruto e margem.';

  it.each<[Role[], MarginInputs, string | null]>([
    [['Contabil'], noPrices, commercial],
    [['Contabil'], { ...inputs, precoSugerido: 0 }, commercial],
    [['Contabil'], noTaxation, null],
    [['Contabil'], inputs, null],
    [['Comercial'], noTaxation, accounting],
    [['ComercialValidadores'], neither, accounting],
    [['Comercial'], noPrices, null],
    [['Comercial'], { ...inputs, valorPauta: 1_000_000_000_000 }, null],
    [['Comercial'], inputs, null],
    [['Comercial', 'Contabil'], neither, null],
    [['Diretoria'], neither, null],
  ])('tells %j', (roles, values, hint) => {
    expect(marginHint(roles, values)).toBe(hint);
  });
});
