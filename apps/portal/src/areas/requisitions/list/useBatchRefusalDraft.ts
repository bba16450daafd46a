import * as z from 'zod/mini';
import { useDecisionDraft } from '../../../shared/decisions/useDecisionDraft.ts';
import type { RequisitionRow, RequisitionsList } from './requisitionLists.ts';

const typedRefusal = z.object({ ids: z.array(z.number()), observacao: z.string() });

/** The observation of a refusal of many, kept for a choice that has one of its requisitions until they are refused (D11). */
export function useBatchRefusalDraft({ page }: Pick<RequisitionsList, 'page'>) {
  const { left, keep, drop } = useDecisionDraft({ page, form: 'batch-refusal' }, typedRefusal);
  return {
    keep,
    drop,
    /** What was typed about one of these requisitions, when the list or its batch was last left. */
    leftFor: (rows: readonly Pick<RequisitionRow, 'id'>[]) =>
      left !== null && rows.some(({ id }) => left.ids.includes(id)) ? left.observacao : '',
  };
}
