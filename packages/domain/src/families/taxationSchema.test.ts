import { describe, expect, it } from 'vitest';
import { savedTaxationSchema, taxationSchema } from './taxationSchema.ts';

const taxation = {
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 3.25,
  calculoPautaDiferente: true,
  cst: 'Icms',
  fundoPobreza: 'Sim',
  mva: 45.5,
  pisConfins: 'Tributado',
  precoSugerido: 179.9,
  icmsOrigemMercadoria: '0',
  valorNf: 98.75,
  valorPauta: 12,
  margem: -32.45,
  valorBrutoCalculado: 112.9,
};

function messages(change: object): string[] {
  const issues = taxationSchema.safeParse({ ...taxation, ...change }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('taxationSchema', () => {
  it('keeps exactly the fields of the accounting call (FAM-043, FMC-105)', () => {
    expect(taxationSchema.parse({ ...taxation, cestId: 4, colecao: 'X' })).toEqual(taxation);
  });

  it('takes an empty taxation', () => {
    const empty = Object.fromEntries(Object.keys(taxation).map((name) => [name, null]));
    expect(taxationSchema.parse(empty)).toEqual({ ...empty, calculoPautaDiferente: false });
    expect(taxationSchema.parse({})).toEqual({ ...empty, calculoPautaDiferente: false });
  });

  it('takes an option that was emptied as none', () => {
    expect(taxationSchema.parse({ ...taxation, pisConfins: '' }).pisConfins).toBeNull();
  });

  it('applies the rules of C-4 (FMC-073 to FMC-082)', () => {
    expect(taxationSchema.parse({ ...taxation, cst: 'Isento', valorPauta: 0 })).toEqual({
      ...taxation,
      cst: 'Isento',
      mva: 0,
      fundoPobreza: 'Nao',
      valorPauta: 0,
      calculoPautaDiferente: false,
    });
  });

  it.each([
    [{ aliquotaIcmsEntrada: 101 }, ['aliquotaIcmsEntrada: Insira uma porcentagem de 0% a 100%']],
    [{ mva: 1000 }, ['mva: Insira um valor de 0 a 999']],
    [{ mva: 1.23456 }, ['mva: Digite no máximo 4 casas decimais']],
    [{ margem: 100.01 }, ['margem: Margem inválida']],
    [{ margem: 1.234 }, ['margem: Digite no máximo 2 casas decimais']],
    [{ valorBrutoCalculado: -1 }, ['valorBrutoCalculado: Digite um valor maior ou igual a 0']],
    [{ cst: 'x'.repeat(41) }, ['cst: Digite no máximo 40 caracteres']],
  ])('answers %j with %j', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });
});

describe('savedTaxationSchema', () => {
  it.each([
    ['Icms', 'Isento', null, ['cst: Este CST exige o CEST da família: peça ao comercial que o informe']],
    ['Icms', null, null, ['cst: Este CST exige o CEST da família: peça ao comercial que o informe']],
    ['Icms', 'Isento', 4, []],
    ['Icms', 'Icms', null, []],
    ['Isento', 'Icms', null, []],
    [null, 'Isento', null, []],
  ])('CST %j of a family with CST %j and CEST %j gives %j (FMC-056)', (cst, before, cestId, expected) => {
    const { error } = savedTaxationSchema({ cst: before, cestId }).safeParse({ ...taxation, cst });
    expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(
      expected,
    );
  });

  it('names it beside what else is wrong (FRM-39), and gives what the taxation gives', () => {
    const wrong = savedTaxationSchema({ cst: null, cestId: null }).safeParse({ ...taxation, mva: 1000 });
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['mva', 'cst']);
    const other = { ...taxation, cst: 'Isento' };
    expect(savedTaxationSchema({ cst: null, cestId: null }).parse(other)).toEqual(
      taxationSchema.parse(other),
    );
  });
});
