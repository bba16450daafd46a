import { type Ref, useCallback, useMemo } from 'react';
import type { Column } from '../../data/data-table/columns/column.ts';
import { SelectionTable } from '../../data/selection-table/SelectionTable.tsx';
import type { RowId } from '../../data/selection-table/selection.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { Branch } from '../blocked-branches-dialog/productBranches.ts';
import { idsOf, useSelection } from './blockSelection.ts';
import * as S from './PurchaseBlockDialog.styles.ts';
import type { SalesRegion } from './purchaseBlock.ts';

/** Loading state of a list, with retry. */
export interface ListReading {
  loading?: boolean | undefined;
  error?: { message: string } | null | undefined;
  onRetry?: (() => void) | undefined;
}

export interface BlockTablesProps {
  /** Regions of sales profiles; `undefined` until they have been read (BLK-011). */
  regions: readonly SalesRegion[] | undefined;
  /** Reading of the regions. */
  regionsReading?: ListReading | undefined;
  /** The chosen regions. */
  regionIds: readonly RowId[];
  /** Called with the chosen regions; the parent loads their branches, none without a region (BLK-012). */
  onRegionsChange: (ids: readonly RowId[]) => void;
  /** The branches of the chosen regions; `undefined` until they are known. */
  branches: readonly Branch[] | undefined;
  /** Reading of the branches. */
  branchesReading?: ListReading | undefined;
  /** The chosen branches. */
  branchIds: readonly RowId[];
  /** Called with the chosen branches. */
  onBranchesChange: (ids: readonly RowId[]) => void;
  /** Nothing can be chosen meanwhile. @default false */
  saving?: boolean | undefined;
  /** The first heading: long content is read from there. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const rowId = ({ id }: { id: RowId }) => id;
const noReading: ListReading = {};
/** The regions, and the branches of the chosen ones (BLK-002, BLK-003). Renders a `<div>`. */
export function BlockTables({
  regions,
  regionsReading = noReading,
  regionIds,
  onRegionsChange,
  branches,
  branchesReading = noReading,
  branchIds,
  onBranchesChange,
  saving = false,
  headingRef,
}: BlockTablesProps) {
  const messages = useMessages();
  const [regionColumns, branchColumns] = useMemo(() => {
    const named = (header: string): Column<SalesRegion>[] => [
      { id: 'name', header, format: 'text', value: ({ name }) => name, minWidth: 160 },
    ];
    return [named(messages.region), named(messages.branch)];
  }, [messages]);
  const isRowSelectable = useCallback(
    () => (saving ? messages.savingWait : (true as const)),
    [saving, messages],
  );
  const hasRegions = regionIds.length > 0;
  return (
    <S.Tables>
      <S.Part>
        <S.Title ref={headingRef} tabIndex={-1}>
          {messages.regions}
        </S.Title>
        <SelectionTable
          {...regionsReading}
          label={messages.regions}
          columns={regionColumns}
          rows={regions}
          getRowId={rowId}
          isRowSelectable={isRowSelectable}
          selection={useSelection(regionIds)}
          onSelectionChange={(selection) => onRegionsChange(idsOf(selection, regions))}
        />
      </S.Part>
      <S.Part>
        <S.Title>{messages.branches}</S.Title>
        <SelectionTable
          {...(hasRegions ? branchesReading : noReading)}
          label={messages.branches}
          columns={branchColumns}
          rows={branches}
          getRowId={rowId}
          isRowSelectable={isRowSelectable}
          selection={useSelection(branchIds)}
          onSelectionChange={(selection) => onBranchesChange(idsOf(selection, branches))}
          loading={
            hasRegions && (branchesReading.loading || branches === undefined) && !branchesReading.error
          }
          emptyText={hasRegions ? undefined : messages.chooseRegions}
        />
      </S.Part>
    </S.Tables>
  );
}
