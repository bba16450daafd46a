import { describe, expect, it } from 'vitest';
import { supplierEnumerations } from '../../areas/enumerations/lists.ts';
import { listCities } from '../brazil/places.ts';
import { createBrands } from '../catalogue/brands.ts';
import { createDemoSuppliers, createSuppliers } from './suppliers.ts';

/** Check digits of a CNPJ by the rule in words: weights 2 to 9 from the right, repeated; 11 − rest, 10 and 11 as 0. */
function passesCnpj(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj)) return false;
  return [12, 13].every((length) => {
    let sum = 0;
    for (let place = 0; place < length; place += 1) {
      sum += (cnpj.charCodeAt(length - 1 - place) - 48) * (2 + (place % 8));
    }
    const digit = 11 - (sum % 11);
    return cnpj.charAt(length) === String(digit > 9 ? 0 : digit);
  });
}

const surroundings = { cities: listCities(), brands: createBrands() };
const registered = createSuppliers(surroundings);
const all = [...registered, ...createDemoSuppliers(surroundings)];

describe('the check of this test', () => {
  it.each(['12ABC34501DE35', '16727230000197', '11222333000181', 'AAAAAAAAAAAA45', 'BR000100000166'])(
    'takes %s',
    (cnpj) => {
      expect(passesCnpj(cnpj)).toBe(true);
    },
  );

  it('refuses a wrong digit', () => {
    expect(passesCnpj('11222333000182')).toBe(false);
  });
});

describe('suppliers', () => {
  it('are 60 with valid CNPJs, no two alike, ten or more of them with letters', () => {
    expect(registered).toHaveLength(60);
    const cnpjs = all.map(({ supplier }) => supplier.cnpj);
    expect(cnpjs.filter((cnpj) => !passesCnpj(cnpj))).toEqual([]);
    expect(new Set(cnpjs).size).toBe(63);
    expect(cnpjs.filter((cnpj) => /[A-Z]/.test(cnpj)).length).toBeGreaterThanOrEqual(10);
  });

  it('have names of their own of at most 100 characters, none before the basic data', () => {
    const named = all.filter(({ flow }) => flow.statusFluxoCadastro !== 'Novo');
    expect(new Set(named.map(({ supplier }) => supplier.razaoSocial)).size).toBe(named.length);
    expect(named.filter(({ supplier }) => (supplier.razaoSocial ?? '').length > 100)).toEqual([]);
    expect(
      all.filter(
        ({ supplier, flow }) => (supplier.razaoSocial === null) !== (flow.statusFluxoCadastro === 'Novo'),
      ),
    ).toEqual([]);
  });

  it('hold only segments and qualifications of the enumerations', () => {
    const segments = supplierEnumerations.segmentos.map(({ id }) => id);
    const qualifications = supplierEnumerations.qualificacoes.map(({ id }) => id);
    expect(
      all.filter(
        ({ supplier: { segmento, qualificacao } }) =>
          (segmento !== null && !segments.includes(segmento)) ||
          (qualificacao !== null && !qualifications.includes(qualificacao)),
      ),
    ).toEqual([]);
  });

  it('have a flow each, in every status that is stored', () => {
    expect(new Set(all.map(({ flow }) => flow.id)).size).toBe(63);
    expect(all.filter(({ supplier, flow }) => flow.fornecedorId !== supplier.id)).toEqual([]);
    expect(
      all.filter(
        ({ flow }) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(flow.id),
      ),
    ).toEqual([]);
    expect(new Set(registered.map(({ flow }) => flow.statusFluxoCadastro)).size).toBe(14);
  });

  it('have a partner code exactly when they are approved', () => {
    expect(
      all.filter(
        ({ supplier, flow }) => (supplier.codigo !== null) !== (flow.statusFluxoCadastro === 'Aprovado'),
      ),
    ).toEqual([]);
  });

  it('are the same in a second run', () => {
    expect([...createSuppliers(surroundings), ...createDemoSuppliers(surroundings)]).toEqual(all);
  });
});
