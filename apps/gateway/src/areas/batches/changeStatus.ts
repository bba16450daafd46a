import type { Schemas } from '@portal/api';
import {
  type ChangedStatus,
  chosenStatusRefusal,
  PRODUCT_APPROVAL_LABELS,
  statusChangeRefusal,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { products } from '../../database/schema.ts';
import { refused } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { placeInRequest } from './batchQueries.ts';
import { type BatchCall, runBatch } from './runBatch.ts';
import { settleStatus } from './settleStatus.ts';

/** Where a product stands to its request. */
async function findPlace(queries: Queries, id: number): Promise<Schemas['PlaceInRequest']> {
  const [found] = await queries.select({ place: placeInRequest }).from(products).where(eq(products.id, id));
  if (found === undefined) throw new Error('A locked product is gone');
  return found.place;
}

/**
 * Takes products back to an earlier status (G-09, LOT-029).
 *
 * @throws GatewayError 400 for a status that no change in lots gives.
 */
export function changeStatus(
  context: GatewayContext,
  call: BatchCall<'Status'>,
  status: Schemas['ProductApprovalStatus'],
): Promise<Schemas['BatchResult']> {
  const refusal = chosenStatusRefusal(status);
  if (refusal !== null) throw refused(refusal);
  const next = status as ChangedStatus; // what is refused is none
  return runBatch(context, call, async (queries, locked) => {
    const { id, statusAprovacao } = locked.product;
    const lugarNaSolicitacao = await findPlace(queries, id);
    const reason = statusChangeRefusal({ statusAprovacao, lugarNaSolicitacao }, next);
    if (reason !== null) return reason;
    const dataAprovacao = locked.request?.row.dataAprovacao?.toISOString() ?? null;
    const event = next === 'Validado' ? 'DecisaoDesfeita' : 'ProdutoDevolvido';
    await settleStatus(queries, call.author, locked, { status: next, event });
    return {
      columns: { statusAprovacao: next },
      before: { statusAprovacao, dataAprovacao, texto: PRODUCT_APPROVAL_LABELS[statusAprovacao] },
      after: { statusAprovacao: next, texto: PRODUCT_APPROVAL_LABELS[next] },
    };
  });
}
