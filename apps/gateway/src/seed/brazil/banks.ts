import { getBanks } from '@brazilian-utils/brazilian-utils';

/** A bank with its clearing code of three digits and its ISPB of eight. */
export interface BankRow {
  id: number;
  codigo: string;
  ispb: string;
  descricao: string;
}

/** Every institution with a clearing code, by code. */
export function listBanks(): BankRow[] {
  return getBanks()
    .sort((first, second) => first.code.localeCompare(second.code))
    .map(({ code, ispb, name }, index) => ({ id: index + 1, codigo: code, ispb, descricao: name.trim() }));
}
