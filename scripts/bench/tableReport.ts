import type { Size } from './buildSubject.ts';
import { figure, ratio, table } from './markdown.ts';
import type { ScrollFigures, TableFigures } from './measureTable.ts';
import { medianOf } from './statistics.ts';
import { noTable, type Subject, type TableSubject } from './subjects.ts';

/** Everything of one table at one number of rows, by repeats. */
export interface TableRun {
  table: TableFigures;
  /** Not of the page without a table. */
  scroll: ScrollFigures | undefined;
}

/** One figure: how it is read from the repeats, shown, and what is asked of ours beside the floor. */
interface Figure {
  name: string;
  unit?: string;
  decimals?: number;
  goal?: string;
  of: (runs: readonly TableRun[]) => number | undefined;
}

const tableFigure = (of: (figures: TableFigures) => number | undefined) => (runs: readonly TableRun[]) =>
  medianOf(runs, ({ table: figures }) => of(figures));

const scrollFigure = (of: (figures: ScrollFigures) => number) => (runs: readonly TableRun[]) =>
  medianOf(runs, ({ scroll }) => scroll && of(scroll));

/** With a ratio to the floor. */
const compared: readonly Figure[] = [
  { name: 'mount', unit: 'ms', of: tableFigure(({ mountMs }) => mountMs) },
  { name: 'mount CPU', unit: 'ms', goal: '≤ 1.10×', of: tableFigure(({ mountCpuMs }) => mountCpuMs) },
  {
    name: 'scrolled row CPU',
    unit: 'µs',
    decimals: 0,
    goal: '≤ 0.75×',
    of: scrollFigure(({ rowCpuUs }) => rowCpuUs),
  },
  { name: 'row toggle', unit: 'ms', goal: '≤ 1.10×', of: tableFigure(({ acts }) => acts?.toggle) },
  { name: 'select all', unit: 'ms', goal: '≤ 1.15×', of: tableFigure(({ acts }) => acts?.all) },
  { name: 'sort', unit: 'ms', goal: '≤ 0.80×', of: tableFigure(({ acts }) => acts?.sort) },
];

/** As they are. */
const plain: readonly Figure[] = [
  { name: 'frame p95', unit: 'ms', of: scrollFigure(({ frameP95 }) => frameP95) },
  { name: 'late frames', decimals: 0, goal: '0', of: scrollFigure(({ late }) => late) },
  { name: 'frames with blank rows', decimals: 0, goal: '0', of: scrollFigure(({ blank }) => blank) },
  {
    name: 'longest task: scroll',
    unit: 'ms',
    decimals: 0,
    goal: '< 50',
    of: scrollFigure(({ longestTaskMs }) => longestTaskMs),
  },
  {
    name: 'longest task: mount, presses',
    unit: 'ms',
    decimals: 0,
    goal: '< 50',
    of: tableFigure(({ longestTaskMs }) => longestTaskMs),
  },
  { name: 'elements', decimals: 0, of: tableFigure(({ elements }) => elements) },
];

const kilobytes = (bytes: number | undefined) => figure(bytes === undefined ? undefined : bytes / 1000);

const titleOf = ({ name, unit }: Figure) => (unit ? `${name} ${unit}` : name);

/** The figures of the tables with one number of rows, as Markdown: times, their ratios, and what else is promised. */
export function tableReport(
  rowCount: number,
  measured: ReadonlyMap<TableSubject, readonly TableRun[]>,
  sizes: ReadonlyMap<Subject, Size>,
): string {
  const pageHeap = tableFigure(({ heapMb }) => heapMb)(measured.get(noTable) ?? []);
  const heap: Figure = {
    name: 'heap',
    unit: 'MB',
    decimals: 2,
    goal: '≤ 2×',
    of: (runs) => {
      const whole = tableFigure(({ heapMb }) => heapMb)(runs);
      return whole === undefined || pageHeap === undefined ? undefined : whole - pageHeap;
    },
  };
  const withRatio = [...compared, heap];
  const subjects = [...measured].filter(([subject]) => subject !== noTable);
  const reference = subjects.find(([{ isReference }]) => isReference)?.[1] ?? [];
  const rows = (cells: (runs: readonly TableRun[], subject: TableSubject) => string[]) =>
    subjects.map(([subject, runs]) => [subject.label, ...cells(runs, subject)]);
  const goals = (figures: readonly Figure[]) => ['goal', ...figures.map(({ goal }) => goal ?? '')];

  const times = table(
    ['table', ...withRatio.map(titleOf)],
    rows((runs) => withRatio.map(({ of, decimals }) => figure(of(runs), decimals))),
  );
  const ratios = table(
    ['to the floor', ...withRatio.map(({ name }) => name)],
    [...rows((runs) => withRatio.map(({ of }) => ratio(of(runs), of(reference)))), goals(withRatio)],
  );
  const others = table(
    ['table', ...plain.map(titleOf), 'JS gzip kB', 'of it theme and texts', 'on demand'],
    [
      ...rows((runs, subject) => [
        ...plain.map(({ of, decimals }) => figure(of(runs), decimals)),
        kilobytes(sizes.get(subject)?.js),
        kilobytes(sizes.get(subject)?.themeJs),
        kilobytes(sizes.get(subject)?.lazyJs),
      ]),
      [...goals(plain), '≤ 30', '', ''],
    ],
  );
  return [`### Tables: ${rowCount.toLocaleString('en')} rows`, times, ratios, others].join('\n\n');
}
