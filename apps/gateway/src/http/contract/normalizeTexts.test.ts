import { describe, expect, it } from 'vitest';
import document from '../../contract/contract.gen.json' with { type: 'json' };
import { resolvePart } from '../../testing/resolvePart.ts';
import { type ContractOperation, loadContract } from './contract.ts';
import { normalizeTexts, type TextSchema } from './normalizeTexts.ts';

interface Schema extends TextSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface RawOperation {
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const contract = await loadContract();
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;

/** A text that a call may send, and the smallest value that holds one there. */
interface Place {
  readonly path: string;
  with(text: string): unknown;
}

/** The texts of a schema that are normalised. */
function placesOf(unresolved: Schema, path = ''): Place[] {
  const schema = resolvePart(unresolved);
  const isExact = schema.enum ?? schema.contentEncoding ?? (schema.format === 'password' || undefined);
  const own =
    [schema.type].flat().includes('string') && isExact === undefined
      ? [{ path, with: (text: string): unknown => text }]
      : [];
  const items = schema.items === undefined ? [] : placesOf(schema.items, `${path}[0]`);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    placesOf(part, path === '' ? name : `${path}.${name}`).map((place) => ({
      ...place,
      with: (text: string): unknown => ({ [name]: place.with(text) }),
    })),
  );
  return [
    ...own,
    ...items.map((place) => ({ ...place, with: (text: string) => [place.with(text)] })),
    ...inner,
  ];
}

const textsOf = ({ path, method }: ContractOperation) => {
  const { parameters = [], requestBody } = paths[path]?.[method] ?? {};
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const query = parameters.map(resolvePart).filter((parameter) => parameter.in === 'query');
  return {
    body: body === undefined ? [] : placesOf(body),
    query: query.flatMap(({ name, schema }) =>
      placesOf(schema).map((place) => ({ ...place, path: name, with: (text: string) => ({ [name]: text }) })),
    ),
  };
};

const operations = contract.operations.map((operation) => ({ operation, ...textsOf(operation) }));
const sendingText = operations.filter(({ body, query }) => body.length + query.length > 0);

describe('texts of every operation of the contract (D24)', () => {
  it.each(sendingText.map((one) => [one.operation.id, one] as const))(
    '%s judges what nobody can see as empty, and a text by what is seen of it',
    (_id, { operation, body, query }) => {
      const path = operation.path.replace(/\{[^}]+\}/g, '1');
      const judged = (parts: { body?: unknown; query?: Record<string, string> }) =>
        contract.validateRequest(operation, { path, headers: {}, query: {}, body: undefined, ...parts });
      for (const [unseen, seen] of [
        ['\u200B', ''],
        [' \u2060\uFEFF', ''],
        ['\u00AD12\u200B ', '12'],
        ['a\u0301', 'á'],
      ] as const) {
        for (const place of body)
          expect(judged({ body: place.with(unseen) }), place.path).toEqual(
            judged({ body: place.with(seen) }),
          );
        for (const { path: name } of query)
          expect(judged({ query: { [name]: unseen } }), name).toEqual(judged({ query: { [name]: seen } }));
      }
    },
  );

  it('is about every area that stores texts', () => {
    expect(sendingText.length).toBeGreaterThan(50);
    expect(sendingText.flatMap(({ body }) => body).length).toBeGreaterThan(100);
  });
});

describe('what the contract says about a text', () => {
  const text = { type: ['string', 'null'] };

  it.each([
    ['one line', text, 'CASA BELA'],
    ['several lines', { ...text, 'x-lines': true }, 'CASA\n  BELA'],
    ['rich text', { ...text, contentMediaType: 'text/html' }, ' CASA\n  BELA '],
    ['a password', { ...text, format: 'password' }, ' CASA\n \u200B BELA '],
    ['bytes', { ...text, contentEncoding: 'base64' }, ' CASA\n \u200B BELA '],
    ['a value of a fixed list', { ...text, enum: ['CASA'] }, ' CASA\n \u200B BELA '],
  ])('%s', (_, schema, expected) => {
    expect(normalizeTexts(' CASA\n \u200B BELA ', schema)).toBe(expected);
  });

  it('leaves alone what is no text, and what the contract does not list', () => {
    const file = new File(['x'], 'a \u200B.png');
    const value = { foto: file, id: 3, nada: ' x ', itens: [null, ' y '], ['__proto__']: ' z ' };
    const schema = { properties: { foto: text, id: text, itens: { items: text } } };
    expect(normalizeTexts(value, schema)).toEqual({ ...value, itens: [null, 'y'] });
  });
});
