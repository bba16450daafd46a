import { type Ref, useCallback, useMemo } from 'react';
import type { Column } from '../../data/data-table/columns/column.ts';
import { SelectionTable } from '../../data/selection-table/SelectionTable.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './PurchaseBlockDialog.styles.ts';
import type { SalesRegion } from './purchaseBlock.ts';
import type { BlockChoice } from './useBlockChoice.ts';

/** Reading of a list: how it stands, and how to try again. */
export interface ListReading {
  loading?: boolean | undefined;
  error?: { message: string } | null | undefined;
  onRetry?: (() => void) | undefined;
}

interface BlockTablesProps {
  /** The first heading: long content is read from there. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  choice: BlockChoice;
  regions: readonly SalesRegion[] | undefined;
  regionsReading: ListReading;
  branchesReading: ListReading;
  /** Nothing can be chosen meanwhile. */
  saving: boolean;
}

const rowId = ({ id }: SalesRegion) => id;

/** The regions, and the branches of the chosen ones (BLK-002, BLK-003). Renders a `<div>`. */
export function BlockTables({
  headingRef,
  choice,
  regions,
  regionsReading,
  branchesReading,
  saving,
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
  const { rows, hasRegions } = choice;
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
          selection={choice.regionChoice}
          onSelectionChange={choice.chooseRegions}
        />
      </S.Part>
      <S.Part>
        <S.Title>{messages.branches}</S.Title>
        <SelectionTable
          {...(hasRegions ? branchesReading : {})}
          label={messages.branches}
          columns={branchColumns}
          rows={rows}
          getRowId={rowId}
          isRowSelectable={isRowSelectable}
          selection={choice.branchChoice}
          onSelectionChange={choice.chooseBranches}
          loading={hasRegions && (branchesReading.loading || rows === undefined) && !branchesReading.error}
          emptyText={hasRegions ? undefined : messages.chooseRegions}
        />
      </S.Part>
    </S.Tables>
  );
}
