import { formatCnpj } from '@portal/formats';

interface NamedSupplier {
  readonly razaoSocial: string | null;
  readonly nomeFantasia: string | null;
  readonly cnpj: string;
}

/**
 * The one name of a supplier in lists, titles, questions and mails: the company name, else the trade name, else the CNPJ, which
 * a supplier has before it informed anything.
 */
export function supplierName({ razaoSocial, nomeFantasia, cnpj }: NamedSupplier): string {
  return razaoSocial || nomeFantasia || formatCnpj(cnpj);
}

/** The trade name of a supplier where the contract asks for it, as pickers show it (LNK-032); without one its name. */
export function supplierTradeName(supplier: NamedSupplier): string {
  return supplier.nomeFantasia || supplierName(supplier);
}
