import { useMemo } from 'react';
import { useMessages } from '../../locale/MessagesContext.ts';
import { useLink } from '../../navigation/link/LinkContext.ts';
import type { RowSetting } from './cellContent.tsx';
import { cellText } from './cellText.ts';
import { cellAttributes, namingColumn } from './column.ts';
import type { DataTableProps } from './DataTable.tsx';
import { tableRoles } from './tableRoles.ts';
import type { ShownValidations } from './ValidationsPopover.tsx';

type RowSettingOptions<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowName' | 'rowHref' | 'onRowClick'> & {
  onValidations: (shown: ShownValidations) => void;
};

/** What every row shares, the same object until one of its parts changes. */
export function useRowSetting<Row>(options: RowSettingOptions<Row>): RowSetting<Row> {
  const { columns, rowName, rowHref, onRowClick, onValidations } = options;
  const messages = useMessages();
  const link = useLink();
  return useMemo(() => {
    const naming = namingColumn(columns);
    return {
      cells: columns.map((column, index) => ({
        column,
        attributes: { ...tableRoles.cell, ...cellAttributes(column, index) },
      })),
      naming,
      rowName: rowName ?? ((row) => (naming ? cellText(naming, row, messages) : '')),
      rowHref,
      onRowClick,
      link,
      messages,
      showValidations: (anchor, name, validations) => onValidations({ anchor, rowName: name, validations }),
    };
  }, [columns, rowName, rowHref, onRowClick, onValidations, messages, link]);
}
