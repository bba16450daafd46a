const missing = '–';

/** A figure in a table: at least three digits, a dash without a measurement. */
export function figure(value: number | undefined, decimals = 1): string {
  if (value === undefined || Number.isNaN(value)) return missing;
  return value.toFixed(Math.abs(value) >= 100 ? 0 : decimals);
}

/** A figure as a multiple of the reference, as `1.08×`. */
export function ratio(value: number | undefined, reference: number | undefined): string {
  if (value === undefined || reference === undefined || reference === 0) return missing;
  return `${(value / reference).toFixed(2)}×`;
}

const cellText = (text: string) => text.replaceAll('|', '\\|');
const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;

/** A Markdown table: the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
