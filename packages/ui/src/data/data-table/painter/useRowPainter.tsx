import { ChevronRight, ImageOff } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Spinner } from '../../../actions/button/Button.styles.ts';
import { memoGeneric } from '../../../internal/memoGeneric.ts';
import { NamingLink } from '../cells/NamingLink.tsx';
import { LazyRowDetail } from '../rows/LazyRowDetail.tsx';
import type { RowSetting } from '../rows/rowSetting.ts';
import type { IconShelf } from './iconCopies.ts';
import { type IconPrint, printOf } from './iconPrints.ts';
import { type ReactCell, type ReactParts, RowPainter, type RowView } from './rowPainter.ts';

const marks = {
  noImage: <ImageOff aria-hidden data-part="no-image" />,
  expand: <ChevronRight aria-hidden />,
  loading: <Spinner aria-hidden="true" />,
};

interface RowPainterOptions<Row> {
  view: RowView<Row>;
  headRow: RefObject<HTMLTableRowElement | null>;
  painterRef: RefObject<RowPainter<Row> | null>;
  /** Most pixels the table takes, where that is known. */
  mostPx: number | undefined;
}

interface CellProps<Row> extends Pick<ReactCell<Row>, 'column' | 'row'> {
  setting: RowSetting<Row>;
}

function PlainCell<Row>({ column, row, setting }: CellProps<Row>): ReactNode {
  if (!column) return setting.details && <LazyRowDetail details={setting.details} row={row} />;
  if (column.format === 'custom') return column.render(row);
  // By its id: other columns are drawn a moment before the painter asks for their cells, and the link keeps its focus.
  return column.id === setting.naming?.id ? (
    <NamingLink column={setting.naming} row={row} setting={setting} />
  ) : null;
}

/** Drawn again only for another row or column. */
const Cell = memoGeneric(PlainCell);

/** Icons of the first row, which most rows have: React draws them before there is a painter. None on a server. */
function firstIconsOf<Row>({ rows, setting }: RowView<Row>): IconShelf | null {
  if (typeof document === 'undefined') return null;
  const row = rows[0];
  const icons: IconPrint[] = [];
  for (const column of setting.columns) {
    const actions = column.format === 'actions' && row !== undefined ? column.actions(row) : [];
    for (const { icon } of actions) if (!printOf(icons, icon)) icons.push({ icon });
  }
  return { icons, shelf: document.createElement('div') };
}

/** Creates a painter for a `<tbody>`; returns the ref of the element and the parts that React draws. */
export function useRowPainter<Row>({ view, headRow, painterRef, mostPx }: RowPainterOptions<Row>) {
  const mostAtFirst = useRef(mostPx);
  const body = useRef<HTMLTableSectionElement>(null);
  const [firstIcons] = useState(() => firstIconsOf(view));
  const [parts, setParts] = useState<ReactParts<Row> | null>(firstIcons && { cells: [], ...firstIcons });
  const { rows, getRowId, firstRowIndex, setting, cards, expanded, detailPx, bands, currentRowId } = view;

  useLayoutEffect(() => {
    const head = headRow.current;
    const scroller = body.current?.closest<HTMLElement>('[data-part="scroller"]');
    if (!body.current || !head || !scroller || !firstIcons) return;
    const onParts = (next: ReactParts<Row>, now: boolean) =>
      now ? flushSync(() => setParts(next)) : setParts(next);
    const painter = new RowPainter<Row>({
      body: body.current,
      head,
      scroller,
      marks,
      mostPx: mostAtFirst.current,
      firstIcons,
      onParts,
    });
    painterRef.current = painter;
    return () => {
      painterRef.current = null;
      painter.dispose();
    };
  }, [headRow, painterRef, firstIcons]);

  useLayoutEffect(() => {
    const next = { rows, getRowId, firstRowIndex, setting, cards, expanded, detailPx, bands, currentRowId };
    painterRef.current?.show(next);
  }, [painterRef, rows, getRowId, firstRowIndex, setting, cards, expanded, detailPx, bands, currentRowId]);

  useLayoutEffect(() => {
    if (parts) painterRef.current?.takeParts();
  }, [painterRef, parts]);

  const drawn = parts && (
    <>
      {parts.cells.map(({ key, cell, column, row }) =>
        createPortal(<Cell column={column} row={row} setting={setting} />, cell, key),
      )}
      {parts.icons.length > 0 &&
        createPortal(
          // biome-ignore lint/suspicious/noArrayIndexKey: an icon keeps its place, others come after it
          parts.icons.map(({ icon }, place) => <i key={place}>{icon}</i>),
          parts.shelf,
        )}
    </>
  );
  return { body, drawn };
}
