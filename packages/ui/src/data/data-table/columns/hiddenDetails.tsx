import type { CSSProperties } from 'react';
import { useTableMessages } from '../../../locale/useTableMessages.ts';
import { DescriptionList } from '../../description-list/DescriptionList.tsx';
import { dataText, isDataColumn } from '../cells/dataText.ts';
import type { RowDetails } from '../rows/RowDetail.tsx';
import type { Column } from './column.ts';

/** Pixels of a line of two facts below their labels, and of the edges with a text that takes three lines; the rest scrolls. */
const px = { line: 56, edges: 56, most: 440 } as const;

/** Two facts in a line of a window of 360 px. */
const leastFact: CSSProperties & Record<`--${string}`, string> = { '--least': '120px' };

interface HiddenFactsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** What the columns of a row say that the window has no room for. Renders a `<dl>`. */
function HiddenFacts<Row>({ columns, row }: HiddenFactsProps<Row>) {
  const messages = useTableMessages();
  return (
    <DescriptionList
      tabIndex={0} // with longer texts the keyboard scrolls it
      aria-label={messages.details}
      style={leastFact}
      items={columns.map((column) => ({ label: column.header, value: dataText(column, row, messages) }))}
    />
  );
}

/** The details of rows whose columns were left out as the window is small; none where there is nothing to read in them. */
export function hiddenDetails<Row>(hidden: readonly Column<Row>[]): RowDetails<Row> | undefined {
  const columns = hidden.filter(isDataColumn);
  if (columns.length === 0) return undefined;
  return {
    heightPx: Math.min(px.most, px.edges + Math.ceil(columns.length / 2) * px.line),
    render: (row) => <HiddenFacts columns={columns} row={row} />,
  };
}
