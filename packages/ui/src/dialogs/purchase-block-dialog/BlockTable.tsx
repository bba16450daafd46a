import { useCallback } from 'react';
import type { Column } from '../../data/data-table/columns/column.ts';
import { SelectionTable } from '../../data/selection-table/SelectionTable.tsx';
import type { RowId } from '../../data/selection-table/selection.ts';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { idsOf, useSelection } from './blockSelection.ts';
import * as S from './PurchaseBlockDialog.styles.ts';

/** Loading state of a list, with retry. */
export interface ListReading {
  loading?: boolean | undefined;
  error?: Failure | null | undefined;
  onRetry?: (() => void) | undefined;
}

interface BlockTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** `undefined` until they have been read. */
  rows: readonly Row[] | undefined;
  reading: ListReading;
  /** The chosen rows. */
  ids: readonly RowId[];
  onIdsChange: (ids: readonly RowId[]) => void;
  /** Nothing can be chosen meanwhile. */
  saving: boolean;
  /** `false` keeps its place only. @default true */
  drawn?: boolean | undefined;
  emptyText?: string | undefined;
}

const rowId = ({ id }: { id: RowId }) => id;

/** Rows to be chosen, one of the lists of the dialog. Renders a `<div>`. */
export function BlockTable<Row extends { id: RowId }>({
  label,
  columns,
  rows,
  reading,
  ids,
  onIdsChange,
  saving,
  drawn = true,
  emptyText,
}: BlockTableProps<Row>) {
  const messages = useMessages(sharedTexts);
  const selection = useSelection(ids);
  const rowDisabledReason = useCallback(() => (saving ? messages.savingWait : undefined), [saving, messages]);
  if (!drawn) return <S.TablePlace />;
  return (
    <SelectionTable
      {...{ label, columns, rows, selection, rowDisabledReason, emptyText }}
      {...reading}
      getRowId={rowId}
      onSelectionChange={(chosen) => onIdsChange(idsOf(chosen, rows))}
    />
  );
}
