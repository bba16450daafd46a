import { parseCnpj } from '@portal/formats';
import { or, type SQL } from 'drizzle-orm';
import { suppliers } from '../../database/schema.ts';
import { findsText } from '../../lists/searchText.ts';

/** Condition: a supplier contains the text. The text may have a CNPJ with punctuation; it is stored without. */
export function supplierHolds(text: string | undefined): SQL | undefined {
  const columns = [suppliers.codigo, suppliers.busca];
  const bare = text === undefined ? '' : parseCnpj(text);
  return or(findsText(text, columns), bare === text ? undefined : findsText(bare, [suppliers.busca]));
}
