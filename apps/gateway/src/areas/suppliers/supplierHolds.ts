import { parseCnpj } from '@portal/formats';
import { or, type SQL } from 'drizzle-orm';
import { suppliers } from '../../database/schema.ts';
import { holdsText } from '../../lists/searchText.ts';

/** Condition that a supplier holds the text. A CNPJ in it may have punctuation; the stored one has none. */
export function supplierHolds(text: string | undefined): SQL | undefined {
  const columns = [suppliers.codigo, suppliers.nomeFantasia, suppliers.razaoSocial, suppliers.cnpj];
  const bare = text === undefined ? '' : parseCnpj(text);
  return or(holdsText(text, columns), bare === text ? undefined : holdsText(bare, [suppliers.cnpj]));
}
