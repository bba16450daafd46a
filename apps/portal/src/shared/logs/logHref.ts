import { href, type LogDomain } from '@portal/domain';
import { lastDays } from './logPeriods.ts';

/** What the record of each table is called in the address of the log. */
export const RECORD_OF_TABLE = {
  Familias: 'familia',
  Fornecedores: 'fornecedor',
  Produtos: 'produto',
} as const satisfies Record<LogDomain, string>;

/**
 * Address of what changed in a family or product in the last 30 days.
 *
 * @param codigo code of the family or product.
 */
export function logHref(tabela: 'Familias' | 'Produtos', codigo: number, now: Date): string {
  const { from: inicio, to: fim } = lastDays('30', now);
  return href('product-logs', { tabela, [RECORD_OF_TABLE[tabela]]: codigo, inicio, fim });
}
