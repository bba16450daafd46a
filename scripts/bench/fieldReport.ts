import { figure, ratio, table } from './markdown.ts';
import type { FieldFigures } from './measureField.ts';
import { median, quantile } from './statistics.ts';
import type { FieldSubject } from './subjects.ts';

const head = ['field', 'key to paint p50 ms', 'p95 ms', 'p50 to plain', 'p95 to plain'];

/** The figures of the text fields as Markdown. */
export function fieldReport(measured: ReadonlyMap<FieldSubject, readonly FieldFigures[]>): string {
  const rows = [...measured].map(([subject, figures]) => {
    const keys = figures.flatMap((each) => each.keys);
    return { subject, p50: median(keys), p95: quantile(keys, 0.95) };
  });
  const reference = rows.find(({ subject }) => subject.isReference);
  const lines = rows.map(({ subject, p50, p95 }) => [
    subject.label,
    figure(p50, 2),
    figure(p95, 2),
    ratio(p50, reference?.p50),
    ratio(p95, reference?.p95),
  ]);
  return `### Text fields: twenty keys\n\n${table(head, [...lines, ['goal', '', '', '≤ 1.10×', '']])}`;
}
