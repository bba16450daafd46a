import type { ReactNode } from 'react';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { RequisitionLineFields, RequisitionMoreFields } from './RequisitionFilterFields.tsx';
import { RequisitionRemoval } from './RequisitionRemoval.tsx';
import { requisitionSums } from './requisitionColumns.ts';
import { type RequisitionRow, rowNameOf } from './requisitionLists.ts';
import type { RequisitionListView } from './useRequisitionList.ts';

interface RequisitionListFrameProps {
  view: RequisitionListView;
  description: string;
  /** Where a row leads. */
  rowHref: (row: RequisitionRow) => string;
  /** What is done to the chosen requisitions; they are only summed without it. */
  acts?: ReactNode;
  /** What else can be done on the page. */
  actions?: ReactNode;
  /** Said above the filters, as of a batch that was interrupted. */
  notice?: ReactNode;
}

/** A list of requisitions with its search filter and the sum of those that are chosen (RQL-001 to RQL-018, RQL-030, RQL-031, RQA-001, RQA-002). */
export function RequisitionListFrame({
  view: { list, filter, columns, choice },
  description,
  rowHref,
  acts,
  actions,
  notice,
}: RequisitionListFrameProps) {
  return (
    <ListFrame
      list={list}
      description={description}
      columns={columns}
      rowName={rowNameOf}
      rowHref={rowHref}
      searchable={false}
      summary={notice}
      actions={actions}
      fileWords={filter.words}
      filters={<RequisitionLineFields filter={filter} showsStatus={list.fixedStatus === null} />}
      filterForm={{
        onSearch: filter.search,
        lineWaits: true,
        more: <RequisitionMoreFields filter={filter} />,
        moreCount: filter.moreCount,
        applied: filter.chips,
        onRemove: filter.remove,
      }}
      onClearFilters={filter.clear}
      loading={choice.reading}
      selection={{ ...choice.selecting, sums: requisitionSums, actions: acts }}
    >
      <RequisitionRemoval />
    </ListFrame>
  );
}
