import { type HeldRoles, isComercial } from '../roles/roleFlags.ts';
import { approvalStage, batchDecisionRefusal } from './batchApproval.ts';

/** What a batch does with its products. */
export type BatchKind = 'Aprovacao' | 'Recusa' | 'Status' | 'Familia' | 'Fornecedor';

/**
 * Why a user cannot take back what a batch did, null when they can: it takes the role that the act takes (G-45, LOT-029 to
 * LOT-034), which who did it may have lost since.
 *
 * @param before approval status that the batch found a product in; without it, whether anything can be taken back.
 */
export function undoRefusal(roles: HeldRoles, kind: BatchKind, before: string | null = null): string | null {
  if (kind === 'Aprovacao' || kind === 'Recusa')
    return batchDecisionRefusal(roles, before === null ? null : approvalStage(before));
  return isComercial(roles) ? null : 'Somente o comercial altera produtos em lote';
}
