import './floor.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { type BenchColumn, boxWidthPx, cellOf, rowHeightPx, tableHeightPx } from '../../page/columns.tsx';
import { byPrice, type Row } from '../../page/rows.ts';
import { showTable, type TableAppProps } from '../../page/tablePage.tsx';

/** All rows are chosen, or none is, but for these: so no act has to touch every row. */
interface Chosen {
  all: boolean;
  except: ReadonlySet<number>;
}

interface FloorRowProps {
  row: Row;
  startPx: number;
  chosen: boolean;
  columns: readonly BenchColumn[];
  onToggle: (id: number) => void;
}

const none: Chosen = { all: false, except: new Set() };

/** Where each column begins and how wide it is, in one sheet for all cells. */
function placesOf(columns: readonly BenchColumn[]): string {
  let startPx = 0;
  const widths = [boxWidthPx, ...columns.map(({ widthPx }) => widthPx)];
  return widths
    .map((widthPx, index) => {
      const rule = `.floor .c${index} { inset-inline-start: ${startPx}px; inline-size: ${widthPx}px; }`;
      startPx += widthPx;
      return rule;
    })
    .join('\n');
}

const FloorRow = memo(function FloorRow({ row, startPx, chosen, columns, onToggle }: FloorRowProps) {
  return (
    <tr aria-selected={chosen} style={{ transform: `translateY(${startPx}px)` }}>
      <td className="c0">
        <input type="checkbox" checked={chosen} onChange={() => onToggle(row.id)} />
      </td>
      {columns.map((column, index) => (
        <td key={column.id} className={`c${index + 1}`}>
          {cellOf(column, row)}
        </td>
      ))}
    </tr>
  );
});

/** What every table is measured by: plain elements by hand, only the rows in sight, nothing else it could do. */
function Floor({ rows, columns, onChosen }: TableAppProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(none);
  const [sorted, setSorted] = useState(false);
  const shown = useMemo(() => (sorted ? byPrice(rows) : rows), [rows, sorted]);
  const places = useMemo(() => placesOf(columns), [columns]);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: 10,
    initialRect: { width: 1280, height: tableHeightPx },
  });
  onChosen(() => (chosen.all ? rows.length - chosen.except.size : chosen.except.size));

  const toggle = useCallback((id: number) => {
    setChosen(({ all, except: before }) => {
      const except = new Set(before);
      if (!except.delete(id)) except.add(id);
      return { all, except };
    });
  }, []);

  return (
    <div className="floor" ref={scroller}>
      <style>{places}</style>
      <table>
        <thead>
          <tr>
            <th className="c0">
              <input
                type="checkbox"
                checked={chosen.all}
                onChange={() => setChosen({ ...none, all: !chosen.all })}
              />
            </th>
            {columns.map(({ id, header, sortable }, index) => (
              <th key={id} className={`c${index + 1}`}>
                {sortable ? (
                  <button type="button" onClick={() => setSorted((before) => !before)}>
                    {header}
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index];
            if (!row) return null;
            const isChosen = chosen.all !== chosen.except.has(row.id);
            return (
              <FloorRow
                key={row.id}
                {...{ row, columns }}
                startPx={start}
                chosen={isChosen}
                onToggle={toggle}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

await showTable({
  App: Floor,
  selectors: {
    scroller: '.floor',
    row: '.floor tbody tr',
    chosenRow: ".floor tbody tr[aria-selected='true']",
    box: 'input',
    all: 'thead input',
    sort: 'thead button',
  },
});
