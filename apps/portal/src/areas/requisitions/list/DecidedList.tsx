import type { BatchAct } from '@portal/ui';
import type { ReactNode } from 'react';
import { useBatchStart } from '../../../shared/batch/useBatchStart.tsx';
import { CloseContext, lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { DecisionActs } from './DecisionActs.tsx';
import { RequisitionListFrame } from './RequisitionListFrame.tsx';
import type { Decisions, RequisitionDecision } from './requisitionDecisions.ts';
import type { RequisitionRow } from './requisitionLists.ts';
import type { RequisitionListView } from './useRequisitionList.ts';

const DecisionBatch = lazyOverlay(async () => (await import('./DecisionBatch.tsx')).DecisionBatch);

interface DecidedListProps {
  view: RequisitionListView;
  decisions: Decisions;
  /** What is decided, the main act last. */
  acts: readonly (BatchAct & { readonly id: RequisitionDecision })[];
  description: string;
  /** Where a requisition is decided on by itself. */
  rowHref: (row: Pick<RequisitionRow, 'id'>) => string;
  /** What else can be done on the page. */
  actions?: ReactNode;
  /** What the list is shown with; the batch takes the place of both. */
  children?: ReactNode;
}

/** A list whose requisitions are decided, one or many at once (RQL-013, RQA-002, RQA-014 to RQA-025, G-43). */
export function DecidedList({
  view,
  decisions,
  acts,
  description,
  rowHref,
  actions,
  children,
}: DecidedListProps) {
  const { list, choice } = view;
  const { isShown, callOff, notice, left } = useBatchStart(decisions, acts, 'requisições');
  if (isShown) {
    const leave = (ran: boolean) => ran && choice.clear();
    return (
      <CloseContext value={callOff}>
        <DecisionBatch list={list} decisions={decisions} acts={acts} rowHref={rowHref} onLeave={leave} />
      </CloseContext>
    );
  }
  return (
    <>
      <RequisitionListFrame
        view={view}
        description={description}
        rowHref={rowHref}
        notice={notice}
        actions={actions}
        acts={<DecisionActs view={view} decisions={decisions} acts={acts} focused={left} />}
      />
      {children}
    </>
  );
}
