import type { MeasuredPage } from '../../apps/portal/e2e/measuredPages.ts';
import { figure, table } from './markdown.ts';
import { type PageFigures, slowdown } from './measurePage.ts';
import { medianOf } from './statistics.ts';

const columns: ReadonlyArray<readonly [title: string, goal: string, of: (figures: PageFigures) => number]> = [
  ['first paint ms', '', ({ firstPaintMs }) => firstPaintMs],
  ['largest paint ms', '≤ 1000', ({ largestPaintMs }) => largestPaintMs],
  ['ready ms', '', ({ readyMs }) => readyMs],
  ['blocked ms', '≤ 300', ({ blockedMs }) => blockedMs],
  ['longest task ms', '≤ 200', ({ longestTaskMs }) => longestTaskMs],
  ['JavaScript by the largest paint kB', '≤ 220, sign-in ≤ 130', ({ neededJs }) => neededJs / 1000],
  ['all JavaScript kB', '', ({ allJs }) => allJs / 1000],
];

/** The figures of the pages as Markdown. */
export function pageReport(measured: ReadonlyMap<MeasuredPage, readonly PageFigures[]>): string {
  const lines = [...measured].map(([{ label }, runs]) => [
    label,
    ...columns.map(([, , of]) => figure(medianOf(runs, of), 0)),
  ]);
  const head = ['page', ...columns.map(([title]) => title)];
  const goals = ['goal', ...columns.map(([, goal]) => goal)];
  return [
    `### Pages of the built portal: nothing stored, processor ${slowdown} times slower`,
    table(head, [...lines, goals]),
  ].join('\n\n');
}
