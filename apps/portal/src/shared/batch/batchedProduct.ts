import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import type { BatchResult } from '@portal/ui';

/**
 * Products of a call. The gateway takes up to 100 (BATCH_MAX): with fewer the progress moves, and a cut leaves less unknown.
 */
export const PRODUCT_CHUNK = 20;

/**
 * The results of a call for its products. What the same user has done before counts as done; what was refused, or changed
 * meanwhile, cannot be sent again as it is: nobody decides on a version they have not seen (D7).
 */
export function resultsOf({ resultados }: Schemas['BatchResult']): readonly BatchResult[] {
  return resultados.map(({ produtoId: id, resultado, mensagem }) =>
    resultado === 'Feito' || resultado === 'JaFeito'
      ? { id, ok: true }
      : { id, ok: false, final: true, ...(mensagem !== null && { message: mensagem }) },
  );
}

/** Where a product of a batch is looked at: in the catalogue, whatever became of its family and supplier. */
export const batchedHref = ({ code }: { readonly code?: string | undefined }) =>
  href('catalogue', { busca: code });
