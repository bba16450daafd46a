/**
 * Writes a body as JSON. Throws a `TypeError` for values that JSON would change silently: a file becomes `{}` (files
 * need a form, see `serializeForm`) and a number that is not finite becomes `null`.
 */
export function serializeBody(body: unknown): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (
      value instanceof Blob ||
      value instanceof FormData ||
      value instanceof ArrayBuffer ||
      ArrayBuffer.isView(value)
    ) {
      throw new TypeError('Files do not go through this client');
    }
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new TypeError(`Body value "${name}" must be a finite number`);
    }
    return value;
  });
}
