import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import type { DrawnColumn } from './column.ts';
import { greatestWidthPx, leastWidthPx } from './columnChoice.ts';
import { widthOf } from './columnLayout.ts';
import * as S from './ResizeEdge.styles.ts';

interface ResizeEdgeProps<Row> {
  column: DrawnColumn<Row>;
  /** In a grid it is a tab stop while focus is in its header. */
  isGrid: boolean;
}

/** The edge of a header, dragged or moved by keys; `ColumnEdges` listens to it. Renders a `<div>` (ARIA window splitter). */
export function ResizeEdge<Row>({ column, isGrid }: ResizeEdgeProps<Row>) {
  const messages = useMessages(tableTexts);
  const width = widthOf(column);
  return (
    <S.Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.columnWidth(column.header)}
      aria-valuemin={leastWidthPx}
      aria-valuemax={greatestWidthPx}
      aria-valuenow={width === 'auto' ? leastWidthPx : width}
      tabIndex={isGrid ? -1 : 0}
    />
  );
}
