import { describe, expect, it } from 'vitest';
import { cutText, loadedText, noticeText, transferredText } from './transferTexts.ts';

describe('noticeText', () => {
  it.each([
    ['added', 1, 'success', '1 grupo(s) de divisão adicionado(s) à seleção'],
    ['added', 10_000, 'success', '10.000 grupo(s) de divisão adicionado(s) à seleção'],
    ['removed', 3, 'success', '3 grupo(s) de divisão removido(s) da seleção'],
    ['nothing-to-add', 0, 'warning', 'Todos os grupos de divisão já estão selecionados'],
    ['nothing-to-remove', 0, 'warning', 'Não há grupos de divisão selecionados para remover'],
  ] as const)(
    'says %s of %i as %s: %s (TRF-014, TRF-015, TRF-019, TRF-020, G-15)',
    (kind, count, tone, text) => {
      expect(noticeText({ kind, count })).toEqual({ tone, text });
    },
  );
});

it.each([
  [0, ''],
  [1, '1 grupo de divisão carregado'],
  [2, '2 grupos de divisão carregados'],
  [10_000, '10.000 grupos de divisão carregados'],
])('says of %i loaded groups: %s (TRF-004, TRF-008)', (count, text) => {
  expect(loadedText(count)).toBe(text);
});

describe('what a transfer says', () => {
  it('names the number of the server (TRF-031)', () => {
    expect(transferredText(7)).toBe('7 grupo(s) de divisão transferido(s) com sucesso para o gestor destino');
  });

  it('say that not all groups were loaded (TRF-007)', () => {
    expect(cutText(10_000, 10_412)).toBe(
      'Este gestor tem 10.412 grupos de divisão. Foram carregados os primeiros 10.000.',
    );
  });
});
