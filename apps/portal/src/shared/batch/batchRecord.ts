import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import type { BatchResult } from '@portal/ui';
import { LARGEST_PAGE, readAllRows } from '../list/readAllRows.ts';
import type { VersionedItem } from './keptBatches.ts';

/** What a batch did. */
interface BatchRecord {
  readonly produtos: readonly Schemas['BatchItem'][];
  /** Why nothing of it can be taken back, `null` while it can. */
  readonly motivo: string | null;
}

/** What the gateway knows that a batch of the user did, product by product. Throws where it did nothing. */
export async function readBatch(api: PortalClient, loteId: string): Promise<BatchRecord> {
  let motivo: string | null = null;
  const readPage = async (page: number) => {
    const params = { path: { loteId }, query: pageQuery({ page, pageSize: LARGEST_PAGE }) };
    const batch = await answerOf(api.GET('/api/produtos/lotes/{loteId}', { params }));
    motivo = batch.motivo;
    return { rows: batch.produtos, total: batch.meta.paginacao.totalRegistros };
  };
  const produtos = await readAllRows(readPage, ({ produtoId }) => produtoId);
  return { produtos, motivo };
}

/**
 * The results of a batch that was cut, by what the gateway knows of it. A product of which neither that nor a kept result tells
 * has none: it can be sent again with the same batch and version, since nothing is done twice.
 *
 * @param done what the batch did.
 */
export function resultsAfterCut(
  { items, results }: { readonly items: readonly VersionedItem[]; readonly results: readonly BatchResult[] },
  done: readonly Schemas['BatchItem'][],
): readonly BatchResult[] {
  const known = new Map<BatchResult['id'], BatchResult>(results.map((result) => [result.id, result]));
  for (const { produtoId: id, desfeito } of done)
    known.set(id, { id, ok: true, ...(desfeito && { undone: true }) });
  return items.flatMap(({ id }) => known.get(id) ?? []);
}
