import './antd.css';
import { ConfigProvider, Table, type TableColumnsType } from 'antd';
import { type Key, useMemo, useState } from 'react';
import { boxWidthPx, cellOf, rowHeightPx, tableHeightPx, tableWidthPx } from '../../page/columns.tsx';
import type { Row } from '../../page/rows.ts';
import { showTable, type TableAppProps } from '../../page/tablePage.tsx';

const theme = { token: { fontSize: 13, fontFamily: 'inherit' } };
const scroll = { x: tableWidthPx, y: tableHeightPx - rowHeightPx };

function AntTable({ rows, columns, onChosen }: TableAppProps) {
  const [chosen, setChosen] = useState<Key[]>([]);
  const definitions = useMemo<TableColumnsType<Row>>(
    () =>
      columns.map((column) => ({
        key: column.id,
        title: column.header,
        width: column.widthPx,
        ellipsis: true,
        className: `cell-${column.id}`,
        showSorterTooltip: false,
        ...(column.sortable && {
          sorter: (a: Row, b: Row) => Number(column.value(a)) - Number(column.value(b)),
        }),
        render: (_value: unknown, row: Row) => cellOf(column, row),
      })),
    [columns],
  );
  onChosen(() => chosen.length);
  return (
    <ConfigProvider theme={theme}>
      <Table<Row>
        virtual
        size="small"
        rowKey="id"
        columns={definitions}
        dataSource={rows}
        pagination={false}
        scroll={scroll}
        rowSelection={{ selectedRowKeys: chosen, onChange: setChosen, columnWidth: boxWidthPx }}
      />
    </ConfigProvider>
  );
}

await showTable({
  App: AntTable,
  selectors: {
    scroller: '.ant-table-tbody-virtual-holder',
    row: '.ant-table-row',
    chosenRow: '.ant-table-row-selected',
    box: 'input[type=checkbox]',
    all: '.ant-table-thead input[type=checkbox]',
    sort: '.ant-table-thead .cell-price',
  },
});
