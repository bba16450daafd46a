import '@fontsource-variable/inter/index.css';
import './page.css';
import './cells.css';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterPaint, drivenFrame, painted, startFrames, warmFonts, watchTasks } from './clock.ts';
import { type BenchColumn, benchColumns } from './columns.tsx';
import { awaitPress, find, middleOf, outcome } from './presses.ts';
import type { Act } from './protocol.ts';
import { makeRows, type Row } from './rows.ts';
import { scrollTable } from './scrollTable.ts';
import { type TableSelectors, tableParts } from './tableParts.ts';

/** What every table under measure gets. */
export interface TableAppProps {
  rows: Row[];
  columns: readonly BenchColumn[];
  /** Called with a function that counts the selected rows, whenever it changes. */
  onChosen: (count: () => number) => void;
}

/** One table: how it is drawn and where its parts are. */
export interface TableSubject {
  App: ComponentType<TableAppProps>;
  /** What stands around the page before any table is shown, as a theme. @default nothing */
  Frame?: ComponentType<{ children: ReactNode }>;
  selectors: TableSelectors;
}

/** Gets a table ready to be shown, of as many rows as the address says (`?rows=`), and answers the driver. */
export async function showTable({ App, Frame = Fragment, selectors }: TableSubject): Promise<void> {
  const root = find('#root');
  const rows = makeRows(Number(new URLSearchParams(location.search).get('rows') ?? 1000));
  const lowest = rows.reduce((least, row) => (row.price < least.price ? row : least));
  const parts = tableParts(root, selectors);
  const longestTaskMs = watchTasks();
  let countChosen = () => 0;
  const hearChosen: TableAppProps['onChosen'] = (count) => {
    countChosen = count;
  };
  await warmFonts();
  const reactRoot = createRoot(root);
  reactRoot.render(<Frame>{null}</Frame>);

  const isDone = (act: Act, chosen: number) => {
    if (act === 'sort') return parts.topRow()?.textContent.includes(lowest.code) ?? false;
    const marked = parts.chosenRowCount();
    return act === 'all' ? marked > 0 && marked === parts.rowCount() : marked === chosen;
  };

  window.bench = {
    async mount() {
      await startFrames();
      const start = performance.now();
      reactRoot.render(
        <Frame>
          <App rows={rows} columns={benchColumns} onChosen={hearChosen} />
        </Frame>,
      );
      const first = await painted(parts.isReady, 'mount');
      await drivenFrame();
      return { firstMs: first - start, mountMs: (await afterPaint()) - start };
    },

    lacks() {
      const row = parts.target('row', 0).closest(selectors.row);
      const first = rows[0];
      if (!row || !first) return ['row'];
      const shown = row.textContent;
      const texts = benchColumns.map(({ text }) => text(first).replace('…', '').slice(0, 35));
      const right = Math.max(
        ...[...row.querySelectorAll('button')].map((button) => button.getBoundingClientRect().right),
      );
      return [
        ...texts.filter((text) => !shown.includes(text)),
        ...(row.querySelector('img') ? [] : ['image']),
        ...(row.querySelectorAll('button').length >= 3 ? [] : ['buttons']),
        ...(right <= innerWidth ? [] : ['last column in sight']),
      ];
    },

    point: (target, index = 0) => middleOf(parts.target(target, index)),

    awaitAct(act, chosen) {
      if (isDone(act, chosen)) throw new Error(`"${act}" holds already.`);
      awaitPress(() => isDone(act, chosen), act);
    },
    outcome,

    chosenCount: () => countChosen(),
    elementCount: () => root.querySelectorAll('*').length,
    scroll: (steps, stepPx) => scrollTable(parts, steps, stepPx),
    longestTaskMs,
  };
}
