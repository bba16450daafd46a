import { answerOf, type PortalClient, retryMayHelp, toApiError } from '@portal/api';
import {
  actOnSelection,
  type HeldRoles,
  REQUISITION_DECISION_TEXTS,
  type RequisitionStatus,
} from '@portal/domain';
import type { BatchItem, BatchResult } from '@portal/ui';
import { createBatch } from '../../../shared/batch/createBatch.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { type RequisitionRow, requisitions } from './requisitionLists.ts';

/** What is decided on requisitions in a list. */
export type RequisitionDecision = keyof typeof REQUISITION_DECISION_TEXTS;

/** A decision with its reason, which only a refusal has. */
interface DecisionAct {
  readonly id: RequisitionDecision;
  readonly observacao: string;
}

/** A requisition of a batch, in the version that was looked at. */
interface DecidedItem extends BatchItem {
  readonly id: number;
  readonly versao: number;
}

const NEXT = {
  validate: 'Validado',
  approve: 'Aprovado',
  refuse: 'Recusado',
} as const satisfies Readonly<Record<RequisitionDecision, RequisitionStatus>>;

/** A requisition that was saved or decided after it was chosen: nobody decides on what he has not seen (D7). */
const CHANGED_TEXT = 'A requisição mudou depois que foi escolhida. Confira de novo antes de decidir.';

const itemOf = ({ id, fornecedor, valorRequisicao, versao }: RequisitionRow): DecidedItem => ({
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
async function decide(api: PortalClient, { id: act, observacao }: DecisionAct, item: DecidedItem) {
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

/** Whether a requisition is what the decision makes of the version that was sent. */
async function isDecided(api: PortalClient, act: RequisitionDecision, { id, versao }: DecidedItem) {
  const { requisicao } = await answerOf(
    api.GET('/api/produtos/requisicoes/{requisicaoId}', { params: { path: { requisicaoId: id } } }),
  );
  return requisicao.status === NEXT[act] && requisicao.versao === versao + 1;
}

/**
 * Decides on requisitions of a list, each with a call of its own on top of the version that was looked at (G-43). One that
 * got no answer can be sent again: where the first call had arrived after all, its version says so and it counts as done,
 * so that nothing is decided twice and each has one outcome (D19).
 */
export function createDecisions() {
  /** Calls without an answer, of which nobody knows whether they arrived. */
  const unanswered = new Set<string>();

  async function send(api: PortalClient, lote: string, act: DecisionAct, item: DecidedItem) {
    const call = `${lote}:${item.id}`;
    try {
      await decide(api, act, item);
      return { id: item.id, ok: true };
    } catch (error) {
      if (retryMayHelp(error)) unanswered.add(call);
      if (toApiError(error).kind !== 'conflict') throw error;
      if (unanswered.has(call) && (await isDecided(api, act.id, item))) return { id: item.id, ok: true };
      return { id: item.id, ok: false, message: CHANGED_TEXT, final: true };
    }
  }

  return createBatch<DecidedItem, DecisionAct>({
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
export const validations = createDecisions();
