/** Whether a form value is a plain object, such as an address; files and lists are not. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Whether two form values are equal: lists and objects by content, other values, such as files, by identity. A
 * missing field equals `undefined`.
 */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((value, index) => isSameValue(value, second[index]));
  }
  if (!isRecord(first) || !isRecord(second)) return false;
  return Object.keys({ ...first, ...second }).every((key) => isSameValue(first[key], second[key]));
}
