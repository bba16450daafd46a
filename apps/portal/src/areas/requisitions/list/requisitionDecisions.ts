import { answerOf, type PortalClient, retryMayHelp, toApiError } from '@portal/api';
import {
  actOnSelection,
  type HeldRoles,
  REQUISITION_DECISION_TEXTS,
  type RequisitionStatus,
} from '@portal/domain';
import type { BatchResult } from '@portal/ui';
import { z } from 'zod';
import { createKeptBatch } from '../../../shared/batch/createKeptBatch.ts';
import type { KeptBatch, VersionedItem } from '../../../shared/batch/keptBatches.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { type RequisitionRow, type RequisitionsList, requisitions } from './requisitionLists.ts';

/** What is decided on requisitions in a list. */
export type RequisitionDecision = keyof typeof REQUISITION_DECISION_TEXTS;

/** A decision with its reason, which only a refusal has. */
const decisionAct = z.object({
  id: z.enum(['validate', 'approve', 'refuse']) satisfies z.ZodType<RequisitionDecision>,
  observacao: z.string(),
});

type DecisionAct = z.output<typeof decisionAct>;

const NEXT = {
  validate: 'Validado',
  approve: 'Aprovado',
  refuse: 'Recusado',
} as const satisfies Readonly<Record<RequisitionDecision, RequisitionStatus>>;

/** A requisition that was saved or decided after it was chosen: nobody decides on what he has not seen (D7). */
const CHANGED_TEXT = 'A requisição mudou depois que foi escolhida. Confira de novo antes de decidir.';

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
    ...left.map(({ requisition, reason }) => ({ ...itemOf(requisition), blockedReason: reason })),
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

/** What became of a requisition that was sent: decided so, as it was, or changed by something else. */
async function outcomeOf(api: PortalClient, act: RequisitionDecision, { id, versao }: VersionedItem) {
  const { requisicao } = await answerOf(
    api.GET('/api/produtos/requisicoes/{requisicaoId}', { params: { path: { requisicaoId: id } } }),
  );
  if (requisicao.status === NEXT[act] && requisicao.versao === versao + 1) return 'decided';
  return requisicao.versao === versao ? 'untouched' : 'changed';
}

/** The results of decisions whose tab was closed: of one that got no answer, its version tells whether it arrived. */
async function readResults(api: PortalClient, { act, items, results }: KeptBatch<DecisionAct>) {
  const answered = results.filter(({ ok, final }) => ok || final);
  const known = new Map<BatchResult['id'], BatchResult>(answered.map((result) => [result.id, result]));
  const unknown = items.filter(({ id, blockedReason }) => blockedReason === undefined && !known.has(id));
  for (const item of unknown) {
    const { id } = item;
    const outcome = await outcomeOf(api, act.id, item).catch((error: unknown) => {
      if (toApiError(error).kind === 'notFound') return 'changed' as const;
      throw error;
    });
    if (outcome === 'decided') known.set(id, { id, ok: true });
    if (outcome === 'changed') known.set(id, { id, ok: false, message: CHANGED_TEXT, final: true });
  }
  return items.flatMap(({ id }) => known.get(id) ?? []);
}

/**
 * Decides on requisitions of a list, each with a call of its own on top of the version that was looked at (G-43). One that
 * got no answer can be sent again: where the first call had arrived after all, its version says so and it counts as done,
 * so that nothing is decided twice and each has one outcome (D19). They are kept until their report is closed, also when the
 * tab is.
 *
 * @param page of the list, under whose name they are kept.
 */
export function createDecisions(page: RequisitionsList['page']) {
  /** Calls without an answer, of which nobody knows whether they arrived. */
  const unanswered = new Set<string>();

  async function send(api: PortalClient, lote: string, act: DecisionAct, item: VersionedItem) {
    const call = `${lote}:${item.id}`;
    try {
      await decide(api, act, item);
      return { id: item.id, ok: true };
    } catch (error) {
      if (retryMayHelp(error)) unanswered.add(call);
      if (toApiError(error).kind !== 'conflict') throw error;
      if (unanswered.has(call) && (await outcomeOf(api, act.id, item)) === 'decided')
        return { id: item.id, ok: true };
      return { id: item.id, ok: false, message: CHANGED_TEXT, final: true };
    }
  }

  return createKeptBatch<DecisionAct>({
    name: page,
    act: decisionAct,
    readResults,
    chunk: 1,
    send: (api, { lote, act }, items): Promise<BatchResult[]> =>
      Promise.all(items.map((item) => send(api, lote, act, item))),
    touches: requisitions.path,
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
