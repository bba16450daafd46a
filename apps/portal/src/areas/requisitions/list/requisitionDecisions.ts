import { answerOf, type PortalClient } from '@portal/api';
import {
  actOnSelection,
  type HeldRoles,
  REQUISITION_DECISION_TEXTS,
  type RequisitionStatus,
} from '@portal/domain';
import type { BatchResult } from '@portal/ui';
import * as z from 'zod/mini';
import { createKeptBatch } from '../../../shared/batch/createKeptBatch.ts';
import { createVersionedCalls } from '../../../shared/batch/createVersionedCalls.ts';
import type { KeptBatch, VersionedItem } from '../../../shared/batch/keptBatches.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { approvedAtom } from '../queue/approvedAtom.ts';
import { type RequisitionRow, type RequisitionsList, requisitions } from './requisitionLists.ts';

/** What is decided on requisitions in a list. */
export type RequisitionDecision = keyof typeof REQUISITION_DECISION_TEXTS;

/** A decision with its reason, which only a refusal has. */
const decisionAct = z.object({
  id: z.enum(['validate', 'approve', 'refuse']) satisfies z.ZodMiniType<RequisitionDecision>,
  observacao: z.string(),
});

type DecisionAct = z.output<typeof decisionAct>;

const NEXT = {
  validate: 'Validado',
  approve: 'Aprovado',
  refuse: 'Recusado',
} as const satisfies Readonly<Record<RequisitionDecision, RequisitionStatus>>;

const itemOf = ({ id, fornecedor, valorRequisicao, versao }: RequisitionRow): VersionedItem => ({
  id,
  name: fornecedor,
  code: String(id),
  amount: valorRequisicao,
  versao,
});

/** The chosen requisitions as items of a decision; those that it does not take are left out, and say so (D19, RQA-025). */
export function decidedItems(roles: HeldRoles, rows: readonly RequisitionRow[], act: RequisitionDecision) {
  const { taken, left } = actOnSelection(roles, rows, act);
  return [
    ...taken.map(itemOf),
    ...left.map(({ requisition, reason }) => ({ ...itemOf(requisition), disabledReason: reason })),
  ];
}

/** Decides on one requisition (RQA-014 to RQA-018). */
async function decide(api: PortalClient, { id: act, observacao }: DecisionAct, item: VersionedItem) {
  const params = { path: { requisicaoId: item.id }, header: ifMatch(item) };
  if (act === 'refuse')
    await api.PUT('/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar', {
      params,
      body: { observacao },
    });
  else if (act === 'approve')
    await api.PUT('/api/produtos/backoffice/requisicoes/{requisicaoId}/aprovar', { params });
  else await api.PUT('/api/produtos/backoffice/requisicoes/{requisicaoId}/validar', { params });
}

const { send, readResult } = createVersionedCalls<VersionedItem, DecisionAct>({
  call: decide,
  async read(api, act, { id }) {
    const { requisicao } = await answerOf(
      api.GET('/api/produtos/requisicoes/{requisicaoId}', { params: { path: { requisicaoId: id } } }),
    );
    return { versao: requisicao.versao, isDone: requisicao.status === NEXT[act.id] };
  },
  changedText: 'A requisição mudou depois que foi escolhida. Confira de novo antes de decidir.',
});

/** The results of decisions whose tab was closed: of one that got no answer, its version tells whether it arrived. */
async function readResults(api: PortalClient, { act, items, results }: KeptBatch<DecisionAct>) {
  const answered = results.filter(({ ok, final }) => ok || final);
  const known = new Map<BatchResult['id'], BatchResult>(answered.map((result) => [result.id, result]));
  const unknown = items.filter(({ id, disabledReason }) => disabledReason === undefined && !known.has(id));
  for (const item of unknown) {
    const result = await readResult(api, act, item);
    if (result) known.set(item.id, result);
  }
  return items.flatMap(({ id }) => known.get(id) ?? []);
}

/**
 * Decides on requisitions of a list, each with a call of its own on top of the version that was looked at (G-43). They are kept
 * until their report is closed, also when the tab is.
 *
 * @param page of the list, under whose name they are kept.
 */
export function createDecisions(page: RequisitionsList['page']) {
  return createKeptBatch<DecisionAct>({
    name: page,
    act: decisionAct,
    readResults,
    chunk: 1,
    send,
    touches: requisitions.path,
    onDone: (set, { id: decision }, items) => {
      if (decision !== 'approve') return;
      // What `itemOf` makes of a row has an amount.
      set(approvedAtom, Object.fromEntries(items.map(({ id, amount = 0 }) => [id, amount])));
    },
    doneText: ({ id }, count) => REQUISITION_DECISION_TEXTS[id][count === 1 ? 'done' : 'manyDone'],
  });
}

export type Decisions = ReturnType<typeof createDecisions>;

/** What is decided in the list of validation, the main act last (SM-5). */
export const VALIDATION_ACTS = [
  { id: 'refuse', label: 'Recusar', tone: 'danger' },
  { id: 'validate', label: 'Validar' },
] as const;

/** What is decided in the list of approval, the main act last. */
export const APPROVAL_ACTS = [
  { id: 'refuse', label: 'Recusar', tone: 'danger' },
  { id: 'approve', label: 'Aprovar' },
] as const;

/** Requisitions that are validated or refused together. */
export const validations = createDecisions('requisitions-to-validate');
