import type { Schemas } from '@portal/api';
import { remainingProducts } from '@portal/domain';

/** How many products a family of a request is to have, has, and has without all they need. */
export type ProductCounts = Pick<
  Schemas['FamilyRequestDetail'],
  'quantidadeCadastroProduto' | 'quantidadeCadastrada' | 'quantidadeIncompleta'
>;

const incompleteText = (count: number) => (count === 1 ? '1 incompleto' : `${count} incompletos`);

/** A text with the products that were pasted and wait for more (PRC-042). */
const withIncomplete = (text: string, { quantidadeIncompleta: count }: ProductCounts) =>
  count === 0 ? text : `${text}, ${incompleteText(count)}`;

const remainingOf = ({ quantidadeCadastroProduto: expected, quantidadeCadastrada }: ProductCounts) =>
  remainingProducts(expected, quantidadeCadastrada);

function remainingText(remaining: number, expected: number): string {
  if (remaining === 0)
    return expected === 1 ? 'O produto foi cadastrado' : `Os ${expected} produtos foram cadastrados`;
  const due = remaining === 1 ? 'Falta 1' : `Faltam ${remaining}`;
  return expected === 1 ? `${due} produto` : `${due} de ${expected} produtos`;
}

/** Counts down to the last product: 'Faltam 2 de 5 produtos, 1 incompleto' (PRC-003 to PRC-005). */
export function progressText(counts: ProductCounts): string {
  return withIncomplete(remainingText(remainingOf(counts), counts.quantidadeCadastroProduto), counts);
}

/** Products that are still to be registered, and what is missing in others: 'Nenhum de 3, 3 incompletos' (C-3). */
export function dueText(counts: ProductCounts): string {
  const { quantidadeCadastroProduto: expected } = counts;
  return withIncomplete(`${remainingOf(counts) || 'Nenhum'} de ${expected}`, counts);
}

/** Why a family is not concluded: '2 de 3 produtos, 1 incompleto', and '3 incompletos' once all are there. */
export function registeredText(counts: ProductCounts): string {
  const { quantidadeCadastroProduto: expected, quantidadeCadastrada, quantidadeIncompleta } = counts;
  if (remainingOf(counts) === 0 && quantidadeIncompleta > 0) return incompleteText(quantidadeIncompleta);
  const registered = `${quantidadeCadastrada} de ${expected} ${expected === 1 ? 'produto' : 'produtos'}`;
  return withIncomplete(registered, counts);
}
