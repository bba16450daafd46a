import type { CSSProperties } from 'react';
import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { DescriptionList } from '../../description-list/DescriptionList.tsx';
import { dataText } from '../cells/dataText.ts';
import type { Column } from '../columns/column.ts';

/** Two facts in a line of a window of 360 px. */
const leastFact: CSSProperties & Record<`--${string}`, string> = { '--least': '120px' };

interface HiddenFactsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** What the columns of a row say that the window has no room for. Renders a `<dl>`. */
export function HiddenFacts<Row>({ columns, row }: HiddenFactsProps<Row>) {
  const messages = useMessages(tableTexts);
  return (
    <DescriptionList
      tabIndex={0} // with longer texts the keyboard scrolls it
      aria-label={messages.details}
      style={leastFact}
      items={columns.map((column) => ({ label: column.header, value: dataText(column, row, messages) }))}
    />
  );
}
