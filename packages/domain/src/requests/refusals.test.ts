import { describe, expect, it } from 'vitest';
import { countAwaiting, productStatusOf, statusForSupplier } from './refusals.ts';

describe('a refused family (SM-2b, G-33)', () => {
  it.each([
    ['Cadastrando', 'Cadastrando', ['Cadastrando', 'supplier']],
    ['Aguardando', 'Concluido', ['Concluido', 'supplier']],
    ['Validado', 'Concluido', ['Concluido', 'supplier']],
    ['Recusado', 'Concluido', ['Recusado', 'commercial']],
  ] as const)(
    'with %s at commercial and %s at the supplier is told the supplier as %j',
    (status, own, shown) => {
      expect(statusForSupplier({ status, statusFornecedor: own })).toEqual(shown);
    },
  );

  it.each([
    ['Aguardando', 'Aguardando', 'Aguardando'],
    ['Validado', 'Recusado', 'Recusado'],
    ['Validado', 'Validado', 'Validado'],
    ['Recusado', 'Aguardando', 'Recusado'],
  ] as const)('that is %s has a product that is %s as %s', (status, statusComercial, shown) => {
    expect(productStatusOf({ statusComercial }, { status })).toBe(shown);
  });

  it.each([
    ['Validado', 2],
    ['Recusado', 0],
  ] as const)('that is %s has %d products to validate', (status, count) => {
    const products = ['AguardandoValidacao', 'Validado', 'AguardandoValidacao'];
    expect(
      countAwaiting(
        products.map((statusAprovacao) => ({ statusAprovacao })),
        { status },
      ),
    ).toBe(count);
  });
});
