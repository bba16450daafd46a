import type { Schemas } from '@portal/api';
import {
  type BatchDecision,
  decideInBatch,
  PRODUCT_APPROVAL_LABELS,
  type RequestEventKind,
} from '@portal/domain';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { type BatchCall, runBatch } from './runBatch.ts';
import { settleStatus } from './settleStatus.ts';
import { tellRefusal } from './tellRefusal.ts';

/** What the time line of the request says of a decision, by the next status. */
const EVENTS = {
  AguardandoAprovacao: 'ProdutoAprovadoComercial',
  Aprovado: 'ProdutoAprovado',
  Recusado: 'ProdutoReprovado',
} as const satisfies Record<string, RequestEventKind>;

/** Approves or refuses products as the caller may (SM-4, LOT-021 to LOT-024). */
export function decideProducts(
  context: GatewayContext,
  call: BatchCall<'Aprovacao' | 'Recusa'>,
  decision: BatchDecision,
): Promise<Schemas['BatchResult']> {
  return runBatch(context, call, async (queries, locked) => {
    const { statusAprovacao } = locked.product;
    const { next, reason } = decideInBatch(call.caller.roles, statusAprovacao, decision);
    if (next === null) return reason;
    await settleStatus(queries, call.author, locked, { status: next, event: EVENTS[next] });
    if (next === 'Recusado') await tellRefusal(context, queries, locked, 'productRefused', call.author.at);
    return {
      columns: { statusAprovacao: next },
      before: { statusAprovacao, texto: PRODUCT_APPROVAL_LABELS[statusAprovacao] },
      after: { statusAprovacao: next, texto: PRODUCT_APPROVAL_LABELS[next] },
    };
  });
}
