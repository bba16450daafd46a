import { PRODUCT_DONE } from '../requests/reviewRules.ts';
import { type HeldRoles, isApproving, isDirector } from '../roles/roleFlags.ts';

/** The two queues of the batch approval, in the order in which a product passes them (SM-4, G-11). */
export const APPROVAL_STAGES = ['AguardandoAprovacaoComercial', 'AguardandoAprovacao'] as const;

/** A queue of the batch approval. */
export type ApprovalStage = (typeof APPROVAL_STAGES)[number];

/** What is decided on the products of a batch. */
export type BatchDecision = 'approve' | 'refuse';

/** What a decision does with one product: its next status, or why it is refused. */
export type DecidedProduct =
  | { readonly next: 'AguardandoAprovacao' | 'Aprovado' | 'Recusado'; readonly reason: null }
  | { readonly next: null; readonly reason: string };

/** Who decides in each queue, where an approval leads, and what others are told (SM-4, LOT-021, LOT-022). */
const STAGES = {
  AguardandoAprovacaoComercial: {
    decides: isApproving,
    approved: 'AguardandoAprovacao',
    closed: 'Somente aprovadores do comercial decidem nesta etapa',
  },
  AguardandoAprovacao: {
    decides: isDirector,
    approved: 'Aprovado',
    closed: 'Somente a diretoria decide nesta etapa',
  },
} as const;

/** Most products that one batch call takes, and one selection holds (LOT-025, G-18). */
export const BATCH_MAX = 100;

/** The statuses of the products that wait in each queue: what was validated waits for the approver (G-11). */
export const STATUSES_OF_STAGE: Readonly<
  Record<ApprovalStage, readonly ('Validado' | 'AguardandoAprovacaoComercial' | 'AguardandoAprovacao')[]>
> = {
  AguardandoAprovacaoComercial: ['Validado', 'AguardandoAprovacaoComercial'],
  AguardandoAprovacao: ['AguardandoAprovacao'],
};

/** The queue in which a product waits; null when it waits in none. */
export function approvalStage(statusAprovacao: string): ApprovalStage | null {
  const waits = (stage: ApprovalStage) =>
    STATUSES_OF_STAGE[stage].some((status) => status === statusAprovacao);
  return APPROVAL_STAGES.find(waits) ?? null;
}

/**
 * What a decision of a user does with a product of a status (SM-4, LOT-021, LOT-022). Page and gateway both use it (D6).
 */
export function decideInBatch(
  roles: HeldRoles,
  statusAprovacao: string,
  decision: BatchDecision,
): DecidedProduct {
  const stage = approvalStage(statusAprovacao);
  if (stage === null)
    return { next: null, reason: PRODUCT_DONE[statusAprovacao] ?? 'O produto ainda não foi validado' };
  const { decides, approved, closed } = STAGES[stage];
  if (!decides(roles)) return { next: null, reason: closed };
  return { next: decision === 'approve' ? approved : 'Recusado', reason: null };
}

/**
 * Why 'Aprovar' and 'Reprovar' are closed to a user for what was searched, null when they are open: with both roles they
 * follow the status searched, and without a status each product is decided by its own (G-45).
 */
export function batchDecisionRefusal(roles: HeldRoles, searched: ApprovalStage | null): string | null {
  if (searched !== null) return STAGES[searched].decides(roles) ? null : STAGES[searched].closed;
  return isApproving(roles) || isDirector(roles) ? null : 'Somente aprovadores e a diretoria decidem';
}

/** The status that the filter starts with: that of the director before that of the approver (LOT-019, LOT-020, G-45). */
export function defaultApprovalStage(roles: HeldRoles): ApprovalStage | null {
  if (isDirector(roles)) return 'AguardandoAprovacao';
  return isApproving(roles) ? 'AguardandoAprovacaoComercial' : null;
}
