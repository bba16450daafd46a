const formats = new Map<number, Intl.NumberFormat>();

/**
 * Writes a number with dots between thousands and no more decimals than it has: `1234.5` → `1.234,5`. A value that
 * rounds to zero carries no sign.
 *
 * @param maxDecimals more decimals are rounded away.
 */
export function formatNumber(value: number, maxDecimals = 4): string {
  const format =
    formats.get(maxDecimals) ??
    new Intl.NumberFormat('pt-BR', { maximumFractionDigits: maxDecimals, signDisplay: 'negative' });
  formats.set(maxDecimals, format);
  return format.format(value);
}
