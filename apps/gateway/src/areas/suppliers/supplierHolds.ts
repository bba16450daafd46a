import { parseCnpj } from '@portal/formats';
import { or, type SQL } from 'drizzle-orm';
import { suppliers } from '../../database/schema.ts';
import { holdsText } from '../../lists/searchText.ts';

/**
 * Condition: a supplier contains the text. The text may have a CNPJ with punctuation; it is stored without.
 *
 * @param holds `findsText` where suppliers are looked up.
 */
export function supplierHolds(text: string | undefined, holds = holdsText): SQL | undefined {
  const columns = [suppliers.codigo, suppliers.busca];
  const bare = text === undefined ? '' : parseCnpj(text);
  return or(holds(text, columns), bare === text ? undefined : holds(bare, [suppliers.busca]));
}
