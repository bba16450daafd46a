/** Whether a value of a form is an object with values of its own, as an address is; a file or a list is none. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Whether two values of a form are the same: lists and objects by what they hold, anything else, a file too, by itself.
 * A field that is `undefined` is the same as one that is absent.
 */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((value, index) => isSameValue(value, second[index]));
  }
  if (!isRecord(first) || !isRecord(second)) return false;
  return Object.keys({ ...first, ...second }).every((key) => isSameValue(first[key], second[key]));
}
