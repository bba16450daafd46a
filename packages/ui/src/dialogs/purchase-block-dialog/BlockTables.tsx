import { useMemo } from 'react';
import type { Column } from '../../data/data-table/columns/column.ts';
import type { RowId } from '../../data/selection-table/selection.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { Branch } from '../blocked-branches-dialog/productBranches.ts';
import { BlockTable, type ListReading } from './BlockTable.tsx';
import * as S from './PurchaseBlockDialog.styles.ts';
import { purchaseBlockDialogTexts } from './PurchaseBlockDialog.texts.ts';
import type { SalesRegion } from './purchaseBlock.ts';

export interface BlockTablesProps {
  /** Regions of sales profiles; `undefined` until they have been read (BLK-011). */
  regions: readonly SalesRegion[] | undefined;
  /** Reading of the regions. */
  regionsReading?: ListReading | undefined;
  /** The chosen regions. */
  regionIds: readonly RowId[];
  /** Called with the chosen regions; the parent loads their branches, none without a region (BLK-012). */
  onRegionIdsChange: (ids: readonly RowId[]) => void;
  /** The branches of the chosen regions; `undefined` until they are known. */
  branches: readonly Branch[] | undefined;
  /** Reading of the branches. */
  branchesReading?: ListReading | undefined;
  /** The chosen branches. */
  branchIds: readonly RowId[];
  /** Called with the chosen branches. */
  onBranchIdsChange: (ids: readonly RowId[]) => void;
  /** Nothing can be chosen meanwhile. @default false */
  saving?: boolean | undefined;
  /** `false` keeps the places of the tables only. @default true */
  drawn?: boolean | undefined;
}

const noReading: ListReading = {};

/** The regions, and the branches of the chosen ones (BLK-002, BLK-003). Renders a `<div>`. */
export function BlockTables({
  regions,
  regionsReading = noReading,
  regionIds,
  onRegionIdsChange,
  branches,
  branchesReading = noReading,
  branchIds,
  onBranchIdsChange,
  saving = false,
  drawn = true,
}: BlockTablesProps) {
  const messages = useMessages(purchaseBlockDialogTexts);
  const shared = useMessages(sharedTexts);
  const [regionColumns, branchColumns] = useMemo(() => {
    const named = (header: string): Column<SalesRegion>[] => [
      { id: 'name', header, format: 'text', value: ({ name }) => name, minWidth: 160 },
    ];
    return [named(messages.region), named(shared.branch)];
  }, [messages, shared]);
  const hasRegions = regionIds.length > 0;
  const isReading = (branchesReading.loading || branches === undefined) && !branchesReading.error;
  return (
    <S.Tables>
      <S.Part>
        <S.Title>{messages.regions}</S.Title>
        <BlockTable
          label={messages.regions}
          columns={regionColumns}
          rows={regions}
          reading={regionsReading}
          ids={regionIds}
          onIdsChange={onRegionIdsChange}
          {...{ saving, drawn }}
        />
      </S.Part>
      <S.Part>
        <S.Title>{messages.branches}</S.Title>
        <BlockTable
          label={messages.branches}
          columns={branchColumns}
          rows={branches}
          reading={hasRegions ? { ...branchesReading, loading: isReading } : noReading}
          ids={branchIds}
          onIdsChange={onBranchIdsChange}
          {...{ saving, drawn }}
          emptyText={hasRegions ? undefined : messages.chooseRegions}
        />
      </S.Part>
    </S.Tables>
  );
}
