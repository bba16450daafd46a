const formats = new Map<string, Intl.NumberFormat>();

function formatOf(minDecimals: number, maxDecimals: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${minDecimals} ${maxDecimals} ${useGrouping}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      useGrouping,
      signDisplay: 'negative',
    });
  formats.set(key, format);
  return format;
}

/**
 * Writes a number with dots between thousands and no more decimals than it has: `1234.5` → `1.234,5`. A value that
 * rounds to zero carries no sign.
 *
 * @param maxDecimals more decimals are rounded away.
 * @param minDecimals zeros fill up to so many.
 */
export function formatNumber(value: number, maxDecimals = 4, minDecimals = 0): string {
  return formatOf(minDecimals, maxDecimals, true).format(value);
}

/**
 * The same without dots between thousands, as names of products, sizes of files and cells of a CSV have it: `1234.5` →
 * `1234,5`.
 *
 * @param minDecimals zeros fill up to so many.
 */
export function formatPlainNumber(value: number, maxDecimals = 4, minDecimals = 0): string {
  return formatOf(minDecimals, maxDecimals, false).format(value);
}
