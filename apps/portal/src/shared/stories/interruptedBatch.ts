import type { StaticRouteName } from '@portal/domain';
import type { ActOfBatch } from '../batch/createBatch.ts';
import type { KeptBatch } from '../batch/keptBatches.ts';

/**
 * A batch of the products 1, 2 and 4 whose tab was closed after the answer for the first: what the browser keeps of it (D19).
 *
 * @param undo how far its taking back was.
 */
export function interruptedBatch<Act extends ActOfBatch>(
  page: StaticRouteName,
  act: Act,
  undo?: KeptBatch<Act>['undo'],
) {
  return {
    page,
    batch: {
      stage: 'running' as const,
      lote: '0b9a6a5e-3f0c-4a5e-9f51-0d2b8f6d7c11',
      at: '2027-03-10T12:00:00.000Z',
      act,
      items: [1, 2, 4].map((id) => ({
        id,
        name: `PANELA TRAMONTINA SOLAR ${id}`,
        code: String(300_000 + id),
        versao: 1,
      })),
      results: [{ id: 1, ok: true }],
      undo,
    },
  };
}
