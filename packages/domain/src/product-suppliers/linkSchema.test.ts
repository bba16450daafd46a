import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldLines } from '../fields/defineFields.ts';
import { allowsOwnFloorCalculation, linkFields, linkSchema } from './linkSchema.ts';

const link = {
  fornecedorId: 61,
  padrao: true,
  unidadeId: 3,
  qtdCompra: 1,
  multiplicador: 0.0625,
  calculoPautaDiferente: true,
  valorPauta: 90.07,
  qtdCxLastro: 8,
  qtdCxPallet: null,
};

function messages(change: object): string[] {
  const issues = linkSchema.safeParse({ ...link, ...change }).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('linkSchema', () => {
  it('keeps exactly the fields of the call (LNK-015)', () => {
    expect(linkSchema.parse({ ...link, id: 7, fornecedor: {} })).toEqual(link);
  });

  it('takes what is left out as empty', () => {
    const { fornecedorId, unidadeId, qtdCompra, multiplicador } = link;
    expect(linkSchema.parse({ fornecedorId, unidadeId, qtdCompra, multiplicador })).toEqual({
      ...link,
      padrao: false,
      calculoPautaDiferente: false,
      valorPauta: null,
      qtdCxLastro: null,
    });
  });

  it.each([
    [{ fornecedorId: null }, ['fornecedorId: Seleciona uma opção']],
    [{ fornecedorId: 0 }, ['fornecedorId: Seleciona uma opção']],
    [{ unidadeId: null }, ['unidadeId: Seleciona uma unidade']],
    [{ qtdCompra: 0 }, ['qtdCompra: Valor deve ser maior que 0']],
    [{ qtdCompra: null }, ['qtdCompra: Valor deve ser maior que 0']],
    [{ qtdCompra: 1.00001 }, ['qtdCompra: Digite no máximo 4 casas decimais']],
    [{ multiplicador: -1 }, ['multiplicador: Valor deve ser maior que 0']],
    [{ multiplicador: 100_000_000 }, ['multiplicador: Digite um valor menor']],
    [{ qtdCxLastro: 0 }, ['qtdCxLastro: Valor deve ser um número maior que 0']],
    [{ qtdCxLastro: 1000 }, ['qtdCxLastro: Informe um número até 999']],
    [{ qtdCxPallet: -5 }, ['qtdCxPallet: Valor deve ser um número maior que 0']],
    [{ qtdCxPallet: 1.5 }, ['qtdCxPallet: Digite um número inteiro']],
    [{ valorPauta: 0.001 }, ['valorPauta: Digite no máximo 2 casas decimais']],
    [{ valorPauta: -0.01 }, ['valorPauta: Digite um valor maior ou igual a 0']],
  ])('answers %j with its messages (GAP-41)', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it('never keeps a floor calculation without a floor above 0 (GAP-45)', () => {
    const cents = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.boolean(), fc.option(cents), (calculoPautaDiferente, valorPauta) => {
        const kept = linkSchema.parse({ ...link, calculoPautaDiferente, valorPauta });
        expect(kept.calculoPautaDiferente).toBe(calculoPautaDiferente && (valorPauta ?? 0) > 0);
        expect(kept.valorPauta).toBe(valorPauta);
      }),
    );
  });
});

it('puts a link in words, in the order of its form (D7)', () => {
  const names = { option: () => null, record: (field: string, id: number) => `${field} ${id}` };
  expect(fieldLines(linkFields).map(({ label, text }) => [label, text(link, names)])).toEqual([
    ['Fornecedor', 'fornecedorId 61'],
    ['Unidade', 'unidadeId 3'],
    ['Qtd. compra', '1'],
    ['Multiplicador', '0,0625'],
    ['Cx. lastro', '8'],
    ['Cx. pallet', null],
    ['Valor pauta', 'R$\u00a090,07'],
    ['Cálculo de pauta diferente', 'Sim'],
    ['Fornecedor padrão', 'Sim'],
  ]);
});

it.each([
  [null, false],
  [0, false],
  [0.01, true],
])('allowsOwnFloorCalculation of %j is %j (GAP-45)', (valorPauta, expected) => {
  expect(allowsOwnFloorCalculation({ valorPauta })).toBe(expected);
});
