import { remainingProducts } from './fillRules.ts';
import type { RegistrationStatus } from './registrationStatus.ts';

/** Why no further product can be registered: the counter is at 0 (C-3). */
export const PRODUCTS_COMPLETE_TEXT = 'Todos os produtos desta família já foram cadastrados';

/** What the status of the supplier hangs from. */
export interface SupplierProgress {
  /** Whether the request asks for a new family; it is begun once it is saved. */
  readonly novaFamilia: boolean;
  /** The family of the catalogue; `null` until a new one is saved. */
  readonly familiaId: number | null;
  readonly quantidadeCadastroProduto: number;
  /** Number of its products. */
  readonly registered: number;
  /** How many of them were pasted and have no photo yet. */
  readonly incomplete: number;
}

/**
 * Status of a family request at the supplier, which commercial shows too until the request is sent (SM-2): concluded
 * with the last product that is due once all of them are complete, and back when one of them is removed.
 */
export function supplierProgress({
  novaFamilia,
  familiaId,
  quantidadeCadastroProduto,
  registered,
  incomplete,
}: SupplierProgress): Extract<RegistrationStatus, 'ACadastrar' | 'Cadastrando' | 'Concluido'> {
  const begun = familiaId !== null && (novaFamilia || registered > 0);
  if (!begun) return 'ACadastrar';
  const remaining = remainingProducts(quantidadeCadastroProduto, registered);
  return remaining === 0 && incomplete === 0 ? 'Concluido' : 'Cadastrando';
}
