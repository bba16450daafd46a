import { describe, expect, it } from 'vitest';
import { dueText, progressText, registeredText } from './progressTexts.ts';

const products = (expected: number, registered: number, incomplete: number) => ({
  quantidadeCadastroProduto: expected,
  quantidadeCadastrada: registered,
  quantidadeIncompleta: incomplete,
});

describe('the products of a family of a request in words (PRC-003 to PRC-005, PRC-042)', () => {
  it.each([
    [products(3, 0, 0), 'Faltam 3 de 3 produtos', '0 de 3 produtos', '3 de 3'],
    [products(3, 2, 0), 'Falta 1 de 3 produtos', '2 de 3 produtos', '1 de 3'],
    [
      products(3, 2, 1),
      'Falta 1 de 3 produtos, 1 incompleto',
      '2 de 3 produtos, 1 incompleto',
      '1 de 3, 1 incompleto',
    ],
    [
      products(3, 3, 1),
      'Os 3 produtos foram cadastrados, 1 incompleto',
      '1 incompleto',
      'Nenhum de 3, 1 incompleto',
    ],
    [
      products(3, 3, 3),
      'Os 3 produtos foram cadastrados, 3 incompletos',
      '3 incompletos',
      'Nenhum de 3, 3 incompletos',
    ],
    [products(3, 3, 0), 'Os 3 produtos foram cadastrados', '3 de 3 produtos', 'Nenhum de 3'],
    [products(1, 0, 0), 'Falta 1 produto', '0 de 1 produto', '1 de 1'],
    [
      products(1, 1, 1),
      'O produto foi cadastrado, 1 incompleto',
      '1 incompleto',
      'Nenhum de 1, 1 incompleto',
    ],
    [products(1, 1, 0), 'O produto foi cadastrado', '1 de 1 produto', 'Nenhum de 1'],
  ])('of %j are "%s", "%s", "%s"', (family, progress, registered, due) => {
    expect(progressText(family)).toBe(progress);
    expect(registeredText(family)).toBe(registered);
    expect(dueText(family)).toBe(due);
  });
});
