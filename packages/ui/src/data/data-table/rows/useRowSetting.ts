import { useMemo } from 'react';
import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { useLink } from '../../../navigation/link/LinkContext.ts';
import type { ShownPopup } from '../cells/CellPopover.tsx';
import { cellText } from '../cells/cellText.ts';
import type { ShownValidations } from '../cells/ValidationsPopover.tsx';
import { type DrawnColumn, namingColumn } from '../columns/column.ts';
import type { DataTableProps } from '../DataTable.types.ts';
import type { RowSelecting } from '../selection/selecting.ts';
import type { TableDetails } from './rowDetails.ts';
import type { RowSetting } from './rowSetting.ts';

interface RowSettingOptions<Row> extends Pick<DataTableProps<Row>, 'rowName' | 'rowHref' | 'onRowClick'> {
  columns: readonly DrawnColumn<Row>[];
  selecting: RowSelecting<Row> | undefined;
  details: TableDetails<Row> | undefined;
  onValidations: (shown: ShownValidations) => void;
  onCellPopup: (shown: ShownPopup) => void;
  onExpand: (row: Row) => void;
  onLeave: (row: Row) => void;
}

/** What every row shares, the same object until one of its parts changes. */
export function useRowSetting<Row>(options: RowSettingOptions<Row>): RowSetting<Row> {
  const { columns, rowName, rowHref, onRowClick, selecting, details, onValidations } = options;
  const { onCellPopup, onExpand, onLeave } = options;
  const messages = useMessages(tableTexts);
  const link = useLink();
  const naming = useMemo(() => namingColumn(columns), [columns]);
  const nameOf = useMemo(
    () => rowName ?? ((row: Row) => (naming ? cellText(naming, row, messages) : '')),
    [rowName, naming, messages],
  );
  return useMemo(
    () => ({
      columns,
      naming,
      rowName: nameOf,
      rowHref,
      onRowClick,
      link,
      messages,
      selecting,
      details,
      leave: onLeave,
      expand: onExpand,
      showPopup: (anchor, name, popup) => onCellPopup({ ...popup, anchor, rowName: name }),
      showValidations: (anchor, name, validations) => onValidations({ anchor, rowName: name, validations }),
    }),
    [
      columns,
      naming,
      nameOf,
      rowHref,
      onRowClick,
      link,
      messages,
      selecting,
      details,
      onValidations,
      onCellPopup,
      onExpand,
      onLeave,
    ],
  );
}
