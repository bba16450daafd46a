import type { DrawnColumn } from './column.ts';

/** What an `auto` column keeps at least, unless it says otherwise. */
const usualMinimumPx = 120;

/** Room each format takes unless the column says otherwise; texts and free content share what is left. */
const usualWidth = {
  text: 'auto',
  custom: 'auto',
  date: 112,
  price: 128,
  percent: 104,
  number: 104,
  code: 104,
  image: 84,
  status: 200,
  validations: 128,
  actions: 96,
  select: 44,
  expand: 44,
  chips: 'auto',
} as const satisfies Record<DrawnColumn<unknown>['format'], number | 'auto'>;

/**
 * Where each column begins and how wide it is, as custom properties for the table: `--c1-x`, `--c1-w`, … in lengths
 * that CSS resolves against the row, so that a resize needs no script. Without an `auto` column all grow alike.
 */
export function columnLayout<Row>(columns: readonly DrawnColumn<Row>[]): Record<`--${string}`, string> {
  const widths = columns.map(({ width, format }) => width ?? usualWidth[format]);
  const fixed = widths.reduce<number>((sum, width) => sum + (width === 'auto' ? 0 : width), 0);
  const autos = widths.filter((width) => width === 'auto').length;
  const minimum = Math.max(usualMinimumPx, ...columns.map(({ minWidth }) => minWidth ?? 0));
  const share = `max(${minimum}px, (100% - ${fixed}px) / ${autos})`;
  const length = (px: number, shares: number) =>
    autos === 0 ? `max(${px}px, ${(100 * px) / fixed}%)` : `calc(${px}px + ${shares} * ${share})`;

  const layout: Record<`--${string}`, string> = { '--row-min': `${fixed + autos * minimum}px` };
  let px = 0;
  let shares = 0;
  widths.forEach((width, index) => {
    layout[`--c${index + 1}-x`] = length(px, shares);
    layout[`--c${index + 1}-w`] = width === 'auto' ? length(0, 1) : length(width, 0);
    if (width === 'auto') shares += 1;
    else px += width;
  });
  return layout;
}
