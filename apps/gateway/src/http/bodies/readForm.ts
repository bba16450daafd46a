import { normalizeLine } from '@portal/formats';
import { GatewayError, refused } from '../GatewayError.ts';
import { messages } from '../messages.ts';
import type { SenderPace } from './pacedBytes.ts';
import { isCompressed, readBytes } from './readBytes.ts';

/** Schema of a form, as far as it is used here. */
export interface FormSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
}

/** Value of one part, or of several: a list by index, an object by name. */
type FormValue = string | number | File | FormValue[] | { readonly [name: string]: FormValue };

/** Most parts of a form. */
const PARTS_MAX = 256;

const FORM_TYPE = /^multipart\/form-data\s*;/i;
const BOUNDARY = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"\\]{1,70}))\s*(?:;|$)/i;

/** `TagsIds[0]` or `Fotos[0].arquivo`. */
const LIST_PART = /^([A-Za-z]\w{0,40})\[(0|[1-9]\d{0,2})\](?:\.([A-Za-z]\w{0,40}))?$/;

/** `ProdutoFornecedor.Sku`. */
const OBJECT_PART = /^([A-Za-z]\w{0,40})\.([A-Za-z]\w{0,40})$/;

const NUMBER = /^-?\d{1,16}(\.\d{1,10})?$/;

function countOf(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}

async function partsOf(request: Request, type: string, limit: number, pace: SenderPace): Promise<FormData> {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw refused(messages.badContent);
  const bytes = Buffer.from(await readBytes(request, limit, pace));
  // Counted before parsing: each part costs far more than its bytes. The last boundary ends the form.
  if (countOf(bytes, `--${boundary}`) > PARTS_MAX + 1) throw refused(messages.tooLarge);
  try {
    // With the boundary that was counted: another reading of the type may find another one.
    const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw refused(messages.badContent);
  }
}

/** A text with nothing to see (D24), or what browsers send when no file was chosen. */
function isEmpty(value: string | File): boolean {
  return typeof value === 'string' ? normalizeLine(value) === '' : value.size === 0 && value.name === '';
}

/** An item of a list: a single value, or values by name. */
type Item = string | File | Map<string, string | File>;

function setOnce<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  if (map.has(key)) throw refused(messages.badContent);
  map.set(key, value);
}

function addToList(list: Map<number, Item>, index: number, name: string | undefined, value: string | File) {
  if (name === undefined) return setOnce(list, index, value);
  const item = list.get(index) ?? new Map<string, string | File>();
  if (!(item instanceof Map)) throw refused(messages.badContent);
  setOnce(item, name, value);
  list.set(index, item);
}

function itemValue(item: Item): FormValue {
  return item instanceof Map ? Object.fromEntries(item) : item;
}

/** Whether a name has this type in the form: the items of a list may also be sent as repeated parts. */
function isOfType({ properties = {} }: FormSchema, name: string, type: 'array' | 'object'): boolean {
  return Object.hasOwn(properties, name) && properties[name]?.type === type;
}

/**
 * Builds the value from its parts. Items of a list have an index, in any order, or repeat the name of the list, in
 * their order; a field of an object follows its name after a dot.
 */
function assemble(parts: FormData, schema: FormSchema): FormValue {
  const values = new Map<string, FormValue>();
  const lists = new Map<string, Map<number, Item>>();
  const objects = new Map<string, Map<string, string | File>>();
  for (const [name, value] of parts) {
    if (isEmpty(value)) continue;
    const [, list, index, inner] = LIST_PART.exec(name) ?? [];
    const [, object, field] = OBJECT_PART.exec(name) ?? [];
    if (object !== undefined && field !== undefined && isOfType(schema, object, 'object')) {
      const fields = objects.get(object) ?? new Map<string, string | File>();
      setOnce(fields, field, value);
      objects.set(object, fields);
    } else if (list === undefined && isOfType(schema, name, 'array')) {
      const items = lists.get(name) ?? new Map<number, Item>();
      addToList(items, items.size, undefined, value);
      lists.set(name, items);
    } else if (list === undefined) {
      setOnce(values, name, value);
    } else {
      const items = lists.get(list) ?? new Map<number, Item>();
      addToList(items, Number(index), inner, value);
      lists.set(list, items);
    }
  }
  for (const [name, items] of lists) {
    const inOrder = [...items].sort(([one], [other]) => one - other);
    setOnce(
      values,
      name,
      inOrder.map(([, item]) => itemValue(item)),
    );
  }
  for (const [name, fields] of objects) setOnce(values, name, Object.fromEntries(fields));
  return Object.fromEntries(values);
}

/** Converts texts to numbers where the schema says so. Anything else stays for the validator to refuse. */
function withNumbers(value: FormValue, schema: FormSchema | undefined): FormValue {
  if (typeof value === 'string') {
    const isNumber = [schema?.type].flat().some((type) => type === 'integer' || type === 'number');
    return isNumber && NUMBER.test(value.trim()) ? Number(value) : value;
  }
  if (typeof value === 'number' || value instanceof File) return value;
  if (Array.isArray(value)) return value.map((item) => withNumbers(item, schema?.items));
  const { properties = {} } = schema ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      withNumbers(item, Object.hasOwn(properties, name) ? properties[name] : undefined),
    ]),
  );
}

/**
 * Reads a multipart form into the object that the contract describes; files become `File`. An empty part counts as
 * not sent.
 *
 * @param limit most bytes of the whole form, which is kept in memory.
 * @throws GatewayError 415 for another type, 400 for a broken form, a repeated name, or too much data.
 */
export async function readForm(
  request: Request,
  schema: FormSchema,
  limit: number,
  pace: SenderPace,
): Promise<FormValue> {
  const type = request.headers.get('content-type')?.trim() ?? '';
  if (!FORM_TYPE.test(type) || isCompressed(request)) throw new GatewayError(415, messages.unsupportedForm);
  return withNumbers(assemble(await partsOf(request, type, limit, pace), schema), schema);
}
