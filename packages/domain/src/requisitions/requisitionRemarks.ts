import type { RequisitionStatus } from './requisitionStatus.ts';

/** The observations of those who decide (RQF-037, RQF-038). */
export interface DeciderRemarks {
  readonly observacoesValidador: string | null;
  readonly observacoesDiretor: string | null;
}

/** A requisition that is sent again has no observation of its last course: those stay in its edit log. */
export const SENT_REMARKS: DeciderRemarks = { observacoesValidador: null, observacoesDiretor: null };

/**
 * The observations after a decision in a status: that of whoever decided, and beside it only that of an earlier step of the
 * same course.
 *
 * @param remark what was written with the decision, `null` for nothing.
 */
export function decidedRemarks(
  status: RequisitionStatus,
  remark: string | null,
): Partial<DeciderRemarks> & Pick<DeciderRemarks, 'observacoesDiretor'> {
  return status === 'Validado'
    ? { observacoesDiretor: remark }
    : { observacoesValidador: remark, observacoesDiretor: null };
}

/** Why a requisition is refused: the observation of who refused it; `null` for one that is not (RQF-047, RQA-021). */
export function refusalReason({
  status,
  observacoesValidador,
  observacoesDiretor,
}: DeciderRemarks & { readonly status: string }): string | null {
  return status === 'Recusado' ? (observacoesDiretor ?? observacoesValidador) : null;
}
