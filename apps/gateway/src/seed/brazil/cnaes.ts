import { getCnae } from '@brazilian-utils/brazilian-utils';
import { cnaeCodes } from './cnaeCodes.ts';

/** An economic activity: seven digits without punctuation, and its official description. */
export interface CnaeRow {
  id: number;
  codigo: string;
  descricao: string;
}

/** The table misses a dash in one place and has doubled spaces in others. */
function tidy(description: string): string {
  return description
    .replace(/ {3}/g, ' - ')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** Every economic activity, by code. */
export function listCnaes(): CnaeRow[] {
  return cnaeCodes.map((code, index) => {
    const cnae = getCnae(code);
    if (cnae === null) throw new Error(`CNAE ${code} is not in the table`);
    return { id: index + 1, codigo: cnae.code, descricao: tidy(cnae.description) };
  });
}
