import type { BatchedProduct } from '../../../../shared/batch/batchedProduct.ts';
import type { BatchRow } from './batchList.ts';

/** A chosen product in a batch. */
export function batchedProductOf(
  { id, nome, codigo, versao }: BatchRow,
  refusal: string | null,
): BatchedProduct {
  return {
    id,
    name: nome,
    code: String(codigo),
    versao,
    ...(refusal !== null && { blockedReason: refusal }),
  };
}
