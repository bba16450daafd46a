import {
  APPROVAL_STAGES,
  type BatchDecision,
  decideInBatch,
  type HeldRoles,
  PRODUCT_APPROVAL_LABELS,
} from '@portal/domain';
import * as z from 'zod/mini';
import { choiceAtom } from '../../../../shared/batch/choiceAtom.ts';
import type { VersionedItem } from '../../../../shared/batch/keptBatches.ts';
import { createList } from '../../../../shared/list/createList.ts';
import { listOf } from '../../../../shared/list/listOf.ts';
import { batchFilters, batchTargets } from '../../products/list/catalogueFilter.ts';
import { createProductBatch } from '../createProductBatch.ts';
import { batchedProductOf } from '../products/batchedProductOf.ts';
import { BATCH_LIST, type BatchRow } from '../products/batchList.ts';

const list = createList({
  ...BATCH_LIST,
  page: 'product-approval',
  call: listOf('/api/produtos/aprovacao-lote', { rows: 'produtos', filters: batchTargets }),
  filters: { ...batchFilters, status: z.enum(APPROVAL_STAGES) },
});

/** The two queues of products that wait for approval (LOT-001 to LOT-022, SM-4). */
export const approvals = {
  ...list,
  choiceAtom: choiceAtom<BatchRow>(list.filterAtom),
  statuses: APPROVAL_STAGES.map((value) => ({ value, label: PRODUCT_APPROVAL_LABELS[value] })),
};

const CALLS = {
  approve: '/api/produtos/aprovacao-lote/aprovar',
  refuse: '/api/produtos/aprovacao-lote/recusar',
} as const;

/** What is decided on the products of a batch, the main act last (LOT-012, LOT-013). */
export const DECISIONS = [
  { id: 'refuse', label: 'Reprovar', tone: 'danger' },
  { id: 'approve', label: 'Aprovar' },
] as const;

/** Products that are approved or refused together, with their ids in the query (LOT-023, LOT-024, D19). */
export const approval = createProductBatch({
  name: 'product-approval',
  act: z.object({ id: z.enum(['approve', 'refuse']) }),
  send: (api, { act, produtosIds, lote, versoes }) =>
    api.PUT(CALLS[act.id], { params: { query: { produtosIds } }, body: { lote, versoes } }),
  doneText: ({ id }) => (id === 'approve' ? 'Produtos aprovados' : 'Produtos reprovados'),
});

/** A chosen product before it is decided, with its invoice value; what waits for others is left out, and says so (LOT-021, LOT-022). */
export function productToDecide(row: BatchRow, roles: HeldRoles, decision: BatchDecision): VersionedItem {
  return {
    ...batchedProductOf(row, decideInBatch(roles, row.statusAprovacao, decision).reason),
    ...(row.valorNf !== null && { amount: row.valorNf }),
  };
}
