/**
 * The digits of a number, rounded half away from zero as they are written, not as they are stored: 1.005 gives 1.01.
 * `Intl.NumberFormat` writes the same, and takes some 10 ms of a page that opens until it is ready.
 */
function roundedDigits(value: number, maxDecimals: number): string {
  const [mantissa = '', exponent] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const kept = Number(exponent) + 1 + maxDecimals;
  const rest = digits.charAt(kept); // empty where nothing is rounded away, and where there is less than a digit
  const written = digits.slice(0, Math.max(kept, 0)).padEnd(kept, '0');
  const rounded = rest >= '5' ? String(BigInt(written) + 1n) : written;
  return rounded.padStart(maxDecimals + 1, '0');
}

function write(value: number, maxDecimals: number, minDecimals: number, group: string): string {
  if (!Number.isFinite(value)) return String(value);
  const digits = roundedDigits(value, maxDecimals);
  const point = digits.length - maxDecimals;
  let end = digits.length;
  while (end > point + minDecimals && digits[end - 1] === '0') end -= 1;
  const whole = digits.slice(0, point);
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  const grouped = group && point > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  return end > point ? `${sign}${grouped},${digits.slice(point, end)}` : `${sign}${grouped}`;
}

/**
 * Writes a number with dots between thousands and no more decimals than it has: `1234.5` → `1.234,5`. A value that
 * rounds to zero carries no sign.
 *
 * @param maxDecimals more decimals are rounded away.
 * @param minDecimals zeros fill up to so many.
 */
export function formatNumber(value: number, maxDecimals = 4, minDecimals = 0): string {
  return write(value, maxDecimals, minDecimals, '.');
}

/**
 * The same without dots between thousands, as names of products, sizes of files and cells of a CSV have it: `1234.5` →
 * `1234,5`.
 *
 * @param minDecimals zeros fill up to so many.
 */
export function formatPlainNumber(value: number, maxDecimals = 4, minDecimals = 0): string {
  return write(value, maxDecimals, minDecimals, '');
}
