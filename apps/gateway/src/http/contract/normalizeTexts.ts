import { normalizeLine, normalizeLines, normalizeMarkup } from '@portal/formats';

/** What a schema of the contract says about a text and where texts are. */
export interface TextSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly 'x-lines'?: boolean;
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly items?: TextSchema;
}

/** A text as it is judged and stored (CONVENTIONS.md, Texts). */
function normalizeText(text: string, schema: TextSchema): string {
  const isText = [schema.type].flat().includes('string') && schema.enum === undefined;
  if (!isText || schema.format === 'password' || schema.contentEncoding !== undefined) return text;
  if (schema.contentMediaType === 'text/html') return normalizeMarkup(text);
  return schema['x-lines'] === true ? normalizeLines(text) : normalizeLine(text);
}

/** A value of a request with its texts normalised (D24); what the contract does not describe stays as it is. */
export function normalizeTexts(value: unknown, schema: TextSchema | undefined): unknown {
  if (schema === undefined) return value;
  // A list of one in a query is a text until it is validated.
  if (typeof value === 'string') return normalizeText(value, schema.items ?? schema);
  if (Array.isArray(value)) return value.map((item) => normalizeTexts(item, schema.items));
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  const { properties = {} } = schema;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      normalizeTexts(item, Object.hasOwn(properties, name) ? properties[name] : undefined),
    ]),
  );
}
