import { ROLES } from '@portal/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../areas/session/sessions.ts';
import document from '../contract/contract.gen.json' with { type: 'json' };
import { userRoles } from '../database/schema.ts';
import { resolvePart } from '../testing/resolvePart.ts';
import { insertSupply } from '../testing/supplyFixtures.ts';
import { createTestGateway, freshAddress, type TestGateway } from '../testing/testGateway.ts';
import { type ContractOperation, loadContract } from './contract/contract.ts';

/** Examples per operation that GW-33 asks for; `npm run test:generated` makes them all. */
const ALL_EXAMPLES = 1000;
/** A sample is made of each operation, and more of it as long as all are refused. */
const EXAMPLES = Number(process.env.GATEWAY_EXAMPLES ?? 25);
const SEED = 8787;

/** The keywords of a schema that the generator uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

interface RawOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        {
          readonly schema: Schema;
          readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
        }
      >
    >;
  };
}

const contract = await loadContract();
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;

/** Values that have broken programs before. */
const hostile = fc.constantFrom<unknown>(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '%00',
  '{{7*7}}',
  '😀',
  '\u202e',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '99999999999999999999',
  'x'.repeat(101),
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  2 ** 31,
  [],
  ['x'],
  {},
  { toString: 'x' },
);

const meaningful = fc.constantFrom(
  '11222333000181',
  '12ABC34501DE35',
  'marina@empresa.com.br',
  'TRAMONTINA',
  '1',
  '123456',
  'senha-valida-1',
);

/** Valid days: random texts of that form hardly ever are. */
const days = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Values that a schema probably accepts. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const {
    type,
    enum: values,
    format,
    pattern,
    minimum,
    maximum,
    properties,
    items,
    maxLength,
  } = resolvePart(schema);
  const kind = typeof type === 'string' ? type : type?.[0];
  if (values !== undefined) return fc.constantFrom(...values);
  if (kind === 'integer') {
    const from = minimum ?? -5;
    return fc.oneof(
      fc.integer({ min: from, max: Math.min(from + 40, maximum ?? from + 40) }),
      fc.integer({ min: from, max: maximum ?? 1e9 }),
    );
  }
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'array') return fc.array(fitting(items ?? {}), { maxLength: 3 });
  if (kind === 'object' || properties !== undefined) {
    return fc.record(
      Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, fitting(part)])),
    );
  }
  if (format === 'date') return days;
  const text =
    pattern === undefined
      ? fc.string({ maxLength: maxLength ?? 40, unit: 'grapheme' })
      : fc.stringMatching(new RegExp(pattern), { size: 'small' });
  return fc.oneof(text, meaningful);
}

/** Mostly fitting values, sometimes others or none. */
const perhaps = (schema: Schema) =>
  fc.oneof(
    { weight: 6, arbitrary: fitting(schema) },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

interface Generated {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly type: string;
}

const extra = (name: fc.Arbitrary<string>) => fc.option(fc.tuple(name, hostile), { freq: 8, nil: undefined });

function generated({ path, method }: ContractOperation): fc.Arbitrary<Generated> {
  const operation = paths[path]?.[method] ?? {};
  const parameters = (operation.parameters ?? []).map(resolvePart);
  const place = (where: Parameter['in']) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [name, perhaps(schema)]),
      ),
    );
  const names = fc.constantFrom('nada', 'id', '__proto__', 'Pagina[]', 'senha', 'toString');
  // A form has a schema like JSON; sent as JSON it has to be refused.
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const schema = content?.schema;
  const examples = Object.values(content?.examples ?? {}).map((example) => resolvePart(example).value);
  const properties = Object.entries(schema === undefined ? {} : (resolvePart(schema).properties ?? {}));
  const object = fc.record(Object.fromEntries(properties.map(([name, part]) => [name, perhaps(part)])));
  const withExtra = fc
    .tuple(object, extra(names))
    .map(([value, more]) => (more === undefined ? value : { ...value, [more[0]]: more[1] }));
  return fc.record({
    path: place('path'),
    query: fc
      .tuple(place('query'), extra(names))
      .map(([value, more]) => (more === undefined ? value : { ...value, [more[0]]: more[1] })),
    header: place('header'),
    body:
      schema === undefined
        ? fc.constant(undefined)
        : fc.oneof(
            { weight: 8, arbitrary: withExtra },
            { weight: 2, arbitrary: examples.length > 0 ? fc.constantFrom(...examples) : withExtra },
            { weight: 1, arbitrary: hostile },
            { weight: 1, arbitrary: fc.constantFrom('{', '', '"', '[1', '\u0000') },
          ),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('', 'text/plain', 'application/json; charset=utf-16') },
    ),
  });
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

let gateway: TestGateway;
/** Access token of a session, until a call ends it. */
let accessToken: string | undefined;

/** Id of the fixtures' user of the role `Diretoria`, who gets the other roles too, so that no call ends at a 403. */
const EVERYBODY = 3;

beforeAll(async () => {
  gateway = await createTestGateway({
    limits: {
      accountFailures: 1e6,
      accountFailuresOverall: 1e6,
      addressSignIns: 1e6,
      addressRenewals: 1e6,
      sessionRenewals: 1e6,
      addressStatus: 1e6,
      addressSignUps: 1e6,
      cnpjCodes: 1e6,
      addressBrowserErrors: 1e6,
    },
  });
  await insertSupply(gateway.database);
  await gateway.database.queries
    .insert(userRoles)
    .values(ROLES.map((role) => ({ userId: EVERYBODY, role })))
    .onConflictDoNothing();
});

afterAll(() => gateway.close());

async function send(
  operation: ContractOperation,
  { path, query, header, body, type }: Generated,
): Promise<Response> {
  const address = operation.path.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => encodeURIComponent(toText(path[name]).toWellFormed()) || '0',
  );
  const search = new URLSearchParams();
  // A list is its name repeated, once a value.
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, toText(one));
  const headers = new Headers({ 'X-Forwarded-For': freshAddress() });
  for (const [name, value] of Object.entries(header)) {
    // Some values cannot stand in a header at all.
    const text = toText(value);
    if (value !== undefined && /^[\x20-\x7e]*$/.test(text)) headers.set(name, text);
  }
  if (operation.access !== 'open') {
    const context = { database: gateway.database, config: gateway.config, now: () => gateway.clock.now };
    accessToken ??= (await openSession(context, EVERYBODY)).accessToken;
    headers.set('Authorization', `Bearer ${accessToken}`);
  }
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  if (text !== null && type !== '') headers.set('Content-Type', type);
  return gateway.app.request(`${address}?${search}`, {
    method: operation.method.toUpperCase(),
    headers,
    body: text === null ? null : Buffer.from(text),
  });
}

describe('requests generated from the contract (GW-33)', () => {
  it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    '%s always gives an answer that the contract lists, and never a 500',
    async (_id, operation) => {
      const seen = new Set<number>();
      const isAnswered = fc.asyncProperty(generated(operation), async (request) => {
        const response = await send(operation, request);
        if (response.status === 401 || operation.id === 'signOut') accessToken = undefined;
        const text = await response.text();
        if (response.headers.get('content-type') === 'application/pdf') {
          expect(operation.id).toBe('downloadTutorial');
          seen.add(response.status);
          return;
        }
        const body = text === '' ? null : (JSON.parse(text) as unknown);
        seen.add(response.status);
        // An address of another form is no longer this operation.
        if (response.status === 404 && text.includes('Endereço não encontrado')) return;
        expect(response.status).toBeLessThan(500);
        expect(contract.breaches(operation, response.status, body, response.headers)).toEqual([]);
        if (response.status >= 400) {
          expect(body).toEqual({
            message: expect.stringMatching(/./),
            errors: { global: expect.any(Array), fields: expect.any(Object) },
          });
        }
      });
      const areAllRefused = () => [...seen].every((status) => status === 400);
      for (let made = 0; made === 0 || (areAllRefused() && made < ALL_EXAMPLES); made += EXAMPLES) {
        await fc.assert(isAnswered, { seed: SEED + made, numRuns: EXAMPLES, endOnFailure: false });
      }
      expect(areAllRefused(), `only 400 was seen: ${[...seen]}`).toBe(false);
      expect(gateway.lines.filter((line) => line.startsWith('error'))).toEqual([]);
    },
    180_000,
  );
});
