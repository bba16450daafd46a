const API_NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * Reads a number as the API sends it: a JSON number or its text form with a decimal point ("1234.56"). Brazilian
 * text ("1.234,56"), hexadecimal and other forms that `Number` would partly accept are refused, since a wrong guess
 * would show a wrong amount.
 *
 * @returns `null` for an empty value (`null`, `undefined`, blank text), `NaN` for anything else (FRM-22).
 */
export function readApiNumber(value: number | string | null | undefined): number | null {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === null || text === undefined || text === '') return null;
  const isNumber = typeof text === 'number' || (typeof text === 'string' && API_NUMBER.test(text));
  const number = isNumber ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : Number.NaN;
}
