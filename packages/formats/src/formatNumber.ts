/**
 * Writes a number with dots between thousands and no more decimals than it has: `1234.5` → `1.234,5`. A value that
 * rounds to zero carries no sign. It is what `Intl.NumberFormat` writes, which takes some 10 ms of a page that opens until it
 * is ready: rounded half away from zero by the digits that are written, so that 1.005 gives 1,01.
 *
 * @param maxDecimals more decimals are rounded away.
 * @param minDecimals zeros fill up to so many.
 * @param group stands between thousands.
 */
export function formatNumber(value: number, maxDecimals = 4, minDecimals = 0, group = '.'): string {
  if (!Number.isFinite(value)) return String(value);
  const [mantissa = '', exponent] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const kept = Number(exponent) + 1 + maxDecimals;
  let text = digits.slice(0, Math.max(kept, 0)).padEnd(kept, '0');
  // There is none where nothing is rounded away, and where there is less than a digit.
  if (digits.charAt(kept) >= '5') text = String(BigInt(text) + 1n);
  text = text.padStart(maxDecimals + 1, '0');
  const point = text.length - maxDecimals;
  const least = point + minDecimals;
  const decimals = text.slice(point, least) + text.slice(least).replace(/0+$/, '');
  const whole = text.slice(0, point).replace(/\B(?=(\d{3})+$)/g, group);
  return (value < 0 && Number(text) > 0 ? '-' : '') + whole + (decimals && `,${decimals}`);
}

/**
 * The same without dots between thousands, as names of products, sizes of files and cells of a CSV have it: `1234.5` →
 * `1234,5`.
 *
 * @param minDecimals zeros fill up to so many.
 */
export function formatPlainNumber(value: number, maxDecimals?: number, minDecimals?: number): string {
  return formatNumber(value, maxDecimals, minDecimals, '');
}
