import { sumMoney } from '../fields/cents.ts';

/** A purchase suggestion of a requisition (RQF-030); the value in reais, the date as `YYYY-MM-DD`. */
export interface Suggestion {
  readonly sugestaoId: number;
  readonly valorSugestao: number;
  readonly dataVencimento: string;
}

/** The balance of a requisition: what its suggestions leave of the requested value; it may be negative (C-10, G-26). */
export function requisitionBalance(
  valorRequisicao: number,
  sugestoes: readonly Pick<Suggestion, 'valorSugestao'>[],
): number {
  return sumMoney([valorRequisicao, ...sugestoes.map(({ valorSugestao }) => -valorSugestao)]);
}

/** A line of the suggestions table. */
export interface SuggestionLine {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly dueDate: string | null;
}

/** The suggestions table: the contribution, each suggestion, the balance (RQF-029 to RQF-031, G-26). */
export function suggestionLines(valorRequisicao: number, sugestoes: readonly Suggestion[]): SuggestionLine[] {
  return [
    { id: 'contribution', label: 'Contribuição', value: valorRequisicao, dueDate: null },
    ...sugestoes.map(({ sugestaoId, valorSugestao, dataVencimento }) => ({
      id: String(sugestaoId),
      label: `Sugestão ${sugestaoId}`,
      value: valorSugestao,
      dueDate: dataVencimento,
    })),
    { id: 'balance', label: 'Saldo', value: requisitionBalance(valorRequisicao, sugestoes), dueDate: null },
  ];
}
