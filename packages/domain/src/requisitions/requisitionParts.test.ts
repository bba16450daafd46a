import { describe, expect, it } from 'vitest';
import { attachmentNameProblem } from './attachments.ts';
import { requisitionFilterRefusal } from './requisitionFilter.ts';
import { requisitionBalance, suggestionLines } from './suggestionBalance.ts';

describe('the balance of the suggestions (C-10, G-26)', () => {
  it.each([
    [10_000, [6_000, 2_500], 1_500],
    [8_000, [6_000, 2_500], -500],
    [0.3, [0.1, 0.2], 0],
    [10, [], 10],
  ])('%d less %j is %d', (value, suggestions, balance) => {
    const sugestoes = suggestions.map((valorSugestao) => ({ valorSugestao }));
    expect(requisitionBalance(value, sugestoes)).toBe(balance);
  });

  it('stands in the table after the contribution and each suggestion (RQF-029 to RQF-031)', () => {
    const sugestoes = [{ sugestaoId: 4501, valorSugestao: 6_000, dataVencimento: '2026-12-31' }];
    expect(suggestionLines(10_000, sugestoes)).toEqual([
      { id: 'contribution', label: 'Contribuição', value: 10_000, dueDate: null },
      { id: '4501', label: 'Sugestão 4501', value: 6_000, dueDate: '2026-12-31' },
      { id: 'balance', label: 'Saldo', value: 4_000, dueDate: null },
    ]);
  });
});

describe('the period of the search filter (RQL-006, RQL-007)', () => {
  it.each([
    [null, null, null],
    ['2026-12-01', '2026-12-01', null],
    ['2026-12-02', '2026-12-01', 'A data final é anterior à data inicial'],
    ['2026-12-02', null, null],
  ])('from %s until %s: %s', (initialDate, finalData, reason) => {
    expect(requisitionFilterRefusal({ initialDate, finalData })).toBe(reason);
  });
});

describe('attachments (RQF-033, RQF-034, G-40)', () => {
  it.each([
    ['pedido.pdf', null],
    ['PEDIDO.PDF', null],
    ['pedido.png', 'Selecione apenas arquivos PDF.'],
    ['.pdf', 'Selecione apenas arquivos PDF.'],
    ['pedido', 'Selecione apenas arquivos PDF.'],
    ['a/b.pdf', 'O nome do arquivo tem caracteres inválidos'],
    [' ', 'Nenhum arquivo fornecido.'],
    [`${'a'.repeat(252)}.pdf`, 'O nome do arquivo tem mais de 255 caracteres'],
  ])('%s: %s', (name, problem) => {
    expect(attachmentNameProblem(name)).toBe(problem);
  });
});
