import { figure, ratio, table } from './markdown.ts';
import type { SelectFigures } from './measureSelect.ts';
import { medianOf } from './statistics.ts';
import type { SelectSubject } from './subjects.ts';

/** A select with one of the sources its options come from. */
export interface SourcedSelect {
  subject: SelectSubject;
  source: SelectSubject['sources'][number];
}

const acts = ['open', 'firstKey', 'thirdKey'] as const;
const titles = { whole: 'all at once', paged: 'by pages' };

function sourceTable(
  measured: ReadonlyMap<SourcedSelect, readonly SelectFigures[]>,
  source: SourcedSelect['source'],
): string {
  const rows = [...measured]
    .filter(([item]) => item.source === source)
    .map(([{ subject }, figures]) => ({
      subject,
      times: acts.map((act) => medianOf(figures, (each) => each[act])),
      options: medianOf(figures, ({ options }) => options),
    }));
  const reference = rows.find(({ subject }) => subject.isReference);
  const lines = rows.map(({ subject, times, options }) => [
    subject.label,
    ...times.map((time) => figure(time)),
    ...times.map((time, index) => ratio(time, reference?.times[index])),
    figure(options, 0),
  ]);
  const head = [
    'select',
    'open ms',
    '1st key ms',
    '3rd key ms',
    'open',
    '1st key',
    '3rd key',
    'options in document',
  ];
  const goal = ['goal', '', '', '', '≤ 1.00×', '≤ 1.00×', '', ''];
  return `### Selects: 10,000 options, ${titles[source]}\n\n${table(head, [...lines, goal])}`;
}

/** The figures of the selects as Markdown, a table for each source. */
export function selectReport(measured: ReadonlyMap<SourcedSelect, readonly SelectFigures[]>): string {
  return [sourceTable(measured, 'whole'), sourceTable(measured, 'paged')].join('\n\n');
}
