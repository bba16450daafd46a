function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Parts of a value by their names: `TagsIds[0]`, `Fotos[0].arquivo`. */
function* partsOf(name: string, value: unknown): Generator<[string, string | Blob]> {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) yield [name, value];
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* partsOf(`${name}[${index}]`, item);
  } else if (isObject(value)) {
    for (const [inner, item] of Object.entries(value)) yield* partsOf(`${name}.${inner}`, item);
  } else if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`Part "${name}" must be a finite number`);
  } else yield [name, String(value)];
}

/**
 * Writes a `multipart/form-data` body: lists with the index in the part name, numbers with a decimal point, files as
 * they are; null and undefined are not sent. Pass it to the call: `client.POST('/api/produtos', { body,
 * bodySerializer: serializeForm })`. The browser sets the type with its boundary.
 *
 * @throws TypeError for a number that is not finite.
 */
export function serializeForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const [part, content] of partsOf(name, value)) form.append(part, content);
  }
  return form;
}
