import type { VersionedItem } from '../../../../shared/batch/keptBatches.ts';
import type { BatchRow } from './batchList.ts';

/** A chosen product in a batch. */
export function batchedProductOf(
  { id, nome, codigo, versao }: BatchRow,
  refusal: string | null,
): VersionedItem {
  return {
    id,
    name: nome,
    code: String(codigo),
    versao,
    ...(refusal !== null && { disabledReason: refusal }),
  };
}
