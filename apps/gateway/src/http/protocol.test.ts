import { readFile } from 'node:fs/promises';
import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../contract/contract.gen.json' with { type: 'json' };
import { exampleCall } from '../testing/exampleCall.ts';
import { REQUISITIONS, requisitionInput } from '../testing/requisitionFixtures.ts';
import {
  createTestGateway,
  errorOf,
  freshAddress,
  PORTAL_ORIGIN,
  type TestGateway,
} from '../testing/testGateway.ts';
import { loadContract } from './contract/contract.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
}

/** Every operation that changes a record. */
const changes = (await loadContract()).operations.filter(({ needsVersion }) => needsVersion);

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Diretoria');
});

afterAll(() => gateway.close());

const lists = [
  {
    path: '/api/produtos/marcas',
    page: 'Pagina',
    size: 'QuantidadeRegistros',
    text: 'filtro',
    rows: 'marcas',
  },
  {
    path: '/api/produtos/ecommerces',
    page: 'Pagina',
    size: 'QuantidadeRegistros',
    text: 'busca',
    rows: 'marcas',
  },
  {
    path: '/api/produtos/familias',
    page: 'Pagina',
    size: 'QuantidadeRegistros',
    text: 'busca',
    rows: 'familias',
  },
  {
    path: '/api/produtos',
    page: 'Paginacao.Pagina',
    size: 'Paginacao.QuantidadeRegistros',
    text: 'Busca',
    rows: 'produtos',
  },
];

describe.each(lists)('list $path', ({ path, page, size, text, rows }) => {
  const list = (query: Record<string, string>) =>
    gateway.call(`${path}?${new URLSearchParams(query)}`, { token });

  it.each([
    '0',
    '-1',
    '101',
    '1e9',
    '1e1',
    '20;DROP',
    '2.5',
    '0x10',
    ' 5',
    '',
    'NaN',
    '99999999999999999999',
  ])('refuses the page size %j (GW-11)', async (value) => {
    const answer = await list({ [size]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual([size]);
    expect(errorOf(answer).errors.global).toEqual(['Parâmetro inválido']);
  });

  it.each(['0', '-1', '1e15', '1000001', '1.5', 'um'])('refuses the page %j (GW-11)', async (value) => {
    expect((await list({ [page]: value })).status).toBe(400);
  });

  it('answers a page after the last with an empty list', async () => {
    const answer = await list({ [page]: '1000000', [size]: '100' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ [rows]: [], meta: { paginacao: { paginaAtual: 1_000_000 } } });
  });

  it.each(['senha', 'id;select', '__proto__', 'codigo', '', 'constructor', 'X'.repeat(10_240)])(
    'refuses the sort column %.20s (GW-12)',
    async (column) => {
      const answer = await list({ 'Ordenacao.Coluna': column });
      expect(answer.status).toBe(400);
      expect(errorOf(answer).errors.fields).toEqual({
        'Ordenacao.Coluna': ['Escolha um dos valores permitidos'],
      });
    },
  );

  it.each(['%', '_', '\\', "'", '"', '😀', '$1', '--', '%%%%', "' or '1'='1"])(
    'looks for %s literally (GW-13)',
    async (search) => {
      const answer = await list({ [text]: search });
      expect(answer.status).toBe(200);
      const found = (answer.body as Record<string, { descricao?: string; nome?: string }[]>)[rows] ?? [];
      for (const row of found) expect(row.descricao ?? row.nome).toContain(search);
    },
  );

  it.each([
    ['NUL', 'A\0B'],
    ['101 characters', 'x'.repeat(101)],
    ['100 KB', 'x'.repeat(102_400)],
  ])('refuses a search with %s within a second (GW-13)', async (_, search) => {
    const started = performance.now();
    const answer = await list({ [text]: search });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toHaveProperty([text]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it.each([
    ['a name that is not listed', 'nada=1'],
    [
      'a name in another letter case',
      `${text.toLowerCase() === text ? text.toUpperCase() : text.toLowerCase()}=1`,
    ],
    ['a name of an object', '__proto__=1'],
    ['brackets', 'Ordenacao[Coluna]=Codigo'],
    ['a value twice', `${size}=20&${size}=30`],
    ['a direction that is none', 'Ordenacao.Ascending=1'],
  ])('refuses %s', async (_, query) => {
    expect((await gateway.call(`${path}?${query}`, { token })).status).toBe(400);
  });
});

it('names the range of a page size as in the contract', async () => {
  const answer = await gateway.call('/api/produtos/marcas?QuantidadeRegistros=1000', { token });
  expect(answer.body).toEqual({
    message: 'Parâmetro inválido',
    errors: {
      global: ['Parâmetro inválido'],
      fields: { QuantidadeRegistros: ['Informe um número de 1 a 100'] },
    },
  });
});

it.each([
  [
    'the range of a value as it is written',
    { valorRequisicao: -1 },
    { valorRequisicao: ['Informe um número de 0 a 999.999.999.999,99'] },
  ],
  [
    'the most characters of a text with their thousands',
    { observacoes: 'x'.repeat(1_001) },
    { observacoes: ['Digite no máximo 1.000 caracteres'] },
  ],
])('names %s', async (_, change, fields) => {
  const body = { ...requisitionInput, ...change };
  const answer = await gateway.call(REQUISITIONS, { token, body });
  expect([answer.status, errorOf(answer).errors.fields]).toEqual([400, fields]);
});

describe('address', () => {
  it.each([
    ['/api/produtos/marcas/abc', 'PUT'],
    ['/api/produtos/marcas/0', 'PUT'],
    ['/api/produtos/marcas/-1', 'PUT'],
    ['/api/produtos/marcas/1e2', 'PUT'],
    ['/api/produtos/marcas/99999999999999999999', 'PUT'],
    ['/api/produtos/marcas/%00', 'PUT'],
    ['/api/produtos/marcas/%zz', 'PUT'],
    ['/api/produtos/familias/1%20or%201=1', 'GET'],
    ['/api/fornecedores/enumeracoes/cidades/MG', 'GET'],
  ])('refuses the id of %s', async (path, method) => {
    const body = method === 'PUT' ? { descricao: 'X' } : undefined;
    const answer = await gateway.call(path, { method, token, ...(body ? { body } : {}) });
    expect(answer.status).toBe(400);
  });

  it.each([
    '/api/fornecedores/enumeracoes/cidades/9007199254740991',
    '/api/produtos/9007199254740991/catalogo',
  ])('answers the largest id with 404: %s', async (path) => {
    expect((await gateway.call(path, { token })).status).toBe(404);
  });

  it.each([
    '/',
    '/api',
    '/api/',
    '/nada',
    '/api/produtos/marcas/',
    '//api/produtos/marcas',
    '/API/produtos/marcas',
    '/api/produtos/../produtos/x',
  ])('answers the unknown address %s with 404 and a body of ours', async (path) => {
    const answer = await gateway.call(path, { token });
    expect(answer.status).toBe(404);
    expect(errorOf(answer).errors).toEqual({ global: ['Endereço não encontrado'], fields: {} });
  });
});

describe('method', () => {
  it.each(['DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PUT', 'PROPFIND'])(
    'refuses %s where the contract does not list it (GW-16)',
    async (method) => {
      const response = await gateway.app.request('/api/produtos/marcas', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, POST');
    },
  );

  it('does not let a header change the method (GW-16)', async () => {
    const answer = await gateway.call('/api/produtos/marcas/1/delete', {
      method: 'GET',
      token,
      headers: { 'X-HTTP-Method-Override': 'PUT', 'X-HTTP-Method': 'PUT', 'X-Method-Override': 'PUT' },
    });
    expect(answer.status).toBe(405);
  });
});

describe('body', () => {
  const create = (body: BodyInit | null, type: string | undefined, headers: Record<string, string> = {}) =>
    gateway.app.request('/api/produtos/marcas', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': crypto.randomUUID(),
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...headers,
      },
      body,
    });
  const bytes = new TextEncoder().encode('{"descricao":"TIPO"}');

  it.each([
    ['no type', undefined],
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['parts', 'multipart/form-data; boundary=x'],
    ['another JSON', 'application/problem+json'],
    ['utf-16', 'application/json; charset=utf-16'],
    ['latin-1', 'application/json; charset=iso-8859-1'],
    ['a list of types', 'text/plain, application/json'],
    ['an unknown parameter', 'application/json; version=2'],
  ])('answers %s with 415 (GW-15)', async (_, type) => {
    const response = await create(bytes, type);
    expect(response.status).toBe(415);
    expect(((await response.json()) as Schemas['Error']).message).toBe(
      'Envie o conteúdo como application/json',
    );
  });

  it('answers compressed bodies and bytes that are not UTF-8 with 415 (GW-15)', async () => {
    expect((await create(bytes, 'application/json', { 'Content-Encoding': 'gzip' })).status).toBe(415);
    expect((await create(new Uint8Array([0x22, 0xff, 0x22]), 'application/json')).status).toBe(415);
    expect((await create(Buffer.from('{"descricao":"X"}', 'utf16le'), 'application/json')).status).toBe(400);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'takes the type %s',
    async (type) => {
      const body = JSON.stringify({ descricao: `TIPO ${crypto.randomUUID()}` });
      expect((await create(body, type)).status).toBe(201);
    },
  );

  it.each(['', '{', 'null', '[]', '"x"', '1', '{"descricao":}', 'undefined'])(
    'refuses the JSON %j',
    async (body) => {
      const response = await create(body, 'application/json');
      expect(response.status).toBe(400);
      expect(((await response.json()) as Schemas['Error']).errors.global).toEqual([
        'O conteúdo enviado é inválido',
      ]);
    },
  );

  it('refuses more than 64 KiB, announced or not', async () => {
    const large = JSON.stringify({ descricao: 'x'.repeat(70_000) });
    const announced = await create(large, 'application/json', { 'Content-Length': String(large.length) });
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(8_192).fill(32)),
    });
    const endless = await gateway.app.request('/api/produtos/marcas', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    for (const response of [announced, endless]) {
      expect(response.status).toBe(400);
      expect(((await response.json()) as Schemas['Error']).message).toBe(
        'O conteúdo enviado é grande demais',
      );
    }
  });

  it.each([
    [{}, { descricao: ['Campo obrigatório'] }, 'Preencha todos os campos obrigatórios'],
    [{ descricao: '' }, { descricao: ['Campo obrigatório'] }, 'Preencha todos os campos obrigatórios'],
    [{ descricao: ' \t ' }, { descricao: ['Campo obrigatório'] }, 'Preencha todos os campos obrigatórios'],
    [
      { descricao: '\u200B\u2060' },
      { descricao: ['Campo obrigatório'] },
      'Preencha todos os campos obrigatórios',
    ],
    [{ descricao: null }, { descricao: ['Campo obrigatório'] }, 'Preencha todos os campos obrigatórios'],
    [{ descricao: 7 }, { descricao: ['Informe um texto'] }, 'Informe um texto'],
    [{ descricao: ['X'] }, { descricao: ['Informe um texto'] }, 'Informe um texto'],
    [{ descricao: 'A\0B' }, { descricao: ['Digite um texto válido'] }, 'Digite um texto válido'],
    [{ descricao: 'A\u0007B' }, { descricao: ['Digite um texto válido'] }, 'Digite um texto válido'],
    [{ descricao: 'A\ud800' }, { descricao: ['Digite um texto válido'] }, 'Digite um texto válido'],
    [
      { descricao: 'x'.repeat(61) },
      { descricao: ['Digite no máximo 60 caracteres'] },
      'Digite no máximo 60 caracteres',
    ],
    [{ descricao: 'X', id: 1 }, { id: ['Campo desconhecido'] }, 'Campo desconhecido'],
    [
      { id: 1, kind: 'x' },
      { descricao: ['Campo obrigatório'], id: ['Campo desconhecido'], kind: ['Campo desconhecido'] },
      'Preencha todos os campos obrigatórios',
    ],
  ])('reports what is wrong with %j at its field (D9)', async (body, fields, message) => {
    const answer = await gateway.call('/api/produtos/marcas', { token, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message, errors: { global: [], fields } });
  });

  it('gets a text normalised (D24)', async () => {
    const body = { descricao: '\uFEFFAc\u0327u\u0301car\n \u200BCristal\u00AD ' };
    const answer = await gateway.call('/api/produtos/marcas', { token, body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ descricao: 'AÇÚCAR CRISTAL' });
  });

  it('treats a field named like a prototype as an unknown field', async () => {
    const answer = await gateway.call('/api/produtos/marcas', {
      token,
      body: '{"descricao":"X","__proto__":{"a":1}}',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('"__proto__":["Campo desconhecido"]');
  });

  it.each(['7', '"0"', '"-1"', 'W/"7"', '*', '"7","8"', '"abc"', '', '"12345678901"'])(
    'refuses the version %j',
    async (version) => {
      const answer = await gateway.call('/api/produtos/marcas/1', {
        method: 'PUT',
        token,
        body: { descricao: 'TRAMONTINA' },
        headers: { 'If-Match': version },
      });
      expect(answer.status).toBe(400);
      expect(errorOf(answer).errors.fields).toEqual({ 'If-Match': ['Versão inválida'] });
    },
  );
});

describe('a change without the version that its user saw (D23)', () => {
  it('is most changes', () => {
    expect(changes.length).toBeGreaterThan(20);
  });

  it.each(changes.map((operation) => ({ name: operation.id, operation })))(
    '$name is refused, whatever it brings',
    async ({ operation }) => {
      const { path, body } = exampleCall(operation);
      const role = typeof operation.access === 'string' ? 'Comercial' : (operation.access[0] ?? 'Comercial');
      const answer = await gateway.app.request(path, {
        method: operation.method.toUpperCase(),
        headers: {
          Authorization: `Bearer ${await gateway.tokenOf(role)}`,
          'Content-Type': 'application/json',
          'X-Forwarded-For': freshAddress(),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect([answer.status, await answer.json()]).toEqual([
        428,
        {
          message: 'Informe a versão do registro no cabeçalho If-Match',
          errors: { global: ['Informe a versão do registro no cabeçalho If-Match'], fields: {} },
        },
      ]);
    },
  );
});

describe('headers', () => {
  it.each([
    ['/api/produtos/marcas', 'GET', 200],
    ['/api/produtos/marcas', 'DELETE', 405],
    ['/api/produtos/marcas?x=1', 'GET', 400],
    ['/api/nada', 'GET', 404],
    ['/saude', 'GET', 200],
    ['/pronto', 'GET', 200],
  ])('stand on the answer to %s %s (GW-18)', async (path, method, status) => {
    const answer = await gateway.call(path, { method, token });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
      'referrer-policy': 'no-referrer',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.has('x-powered-by')).toBe(false);
  });

  it('make browsers stay with TLS where the gateway is reached over it', async () => {
    const { database } = gateway;
    const overTls = await createTestGateway({ database, publicOrigin: 'https://api.portal.example' });
    const overHttp = await createTestGateway({ database, publicOrigin: 'http://localhost:8787' });
    const header = async ({ call }: TestGateway) =>
      (await call('/pronto')).headers.get('strict-transport-security');
    expect(await header(overTls)).toBe('max-age=31536000; includeSubDomains');
    expect([await header(overHttp), await header(gateway)]).toEqual([null, null]);
  });

  it('are on answers without a body and without a caller', async () => {
    const { token: own } = await gateway.signIn('Ecommerce');
    const ended = await gateway.call('/api/usuarios/logout', { token: own, body: { refreshToken: 'x' } });
    const unknown = await gateway.call('/api/usuarios/perfil');
    expect([ended.status, unknown.status]).toEqual([204, 401]);
    for (const { headers } of [ended, unknown]) expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(unknown.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('other origins (GW-17)', () => {
  const preflight = (headers: Record<string, string>) =>
    gateway.app.request('/api/produtos/marcas/1', { method: 'OPTIONS', headers });
  const asked = {
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,if-match',
  };

  it('lets the portal call and read', async () => {
    const before = await preflight({ Origin: PORTAL_ORIGIN, ...asked });
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe(PORTAL_ORIGIN);
    expect(before.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, If-Match',
    );
    expect(before.headers.get('access-control-allow-methods')).toContain('PUT');
    const answer = await gateway.call('/api/produtos/marcas', { token, headers: { Origin: PORTAL_ORIGIN } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL_ORIGIN);
    expect(answer.headers.get('access-control-expose-headers')).toBe('ETag, Retry-After, X-Request-Id');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('lets the portal send each header of the contract, as the conventions list them', async () => {
    const shared = document.components.parameters as Readonly<Record<string, Parameter>>; // as OpenAPI has them
    const sent = Object.values(shared).flatMap((one) => (one.in === 'header' ? [one.name] : []));
    expect(sent).toContain('If-Match');
    const allowed = (await preflight({ Origin: PORTAL_ORIGIN, ...asked })).headers.get(
      'access-control-allow-headers',
    );
    const conventions = await readFile(
      new URL('../../../../openapi/CONVENTIONS.md', import.meta.url),
      'utf8',
    );
    const [listed = ''] = conventions.match(/the gateway lists .*?`Access-Control-Allow-Headers`/s) ?? [];
    for (const name of sent) {
      expect(allowed?.split(', ')).toContain(name);
      expect(listed).toContain(`\`${name}\``);
    }
  });

  it('lets the portal read refusals too', async () => {
    const answer = await gateway.call('/api/usuarios/perfil', { headers: { Origin: PORTAL_ORIGIN } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL_ORIGIN);
  });

  it.each([
    'https://evil.com',
    'null',
    'https://portal.example.evil.com',
    'https://evilportal.example',
    'http://portal.example',
    'https://portal.example:8443',
    'https://portal.example/',
    'HTTPS://PORTAL.EXAMPLE',
    '*',
    '',
  ])('sends no CORS headers to the origin %j', async (origin) => {
    const before = await preflight({ Origin: origin, ...asked });
    const answer = await gateway.call('/api/produtos/marcas', { token, headers: { Origin: origin } });
    for (const { headers } of [before, answer]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it.each([
    [{ 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization, x-admin' }],
    [{ 'Access-Control-Request-Method': 'TRACE' }],
    [{}],
  ])('refuses the question %j even of the portal', async (headers) => {
    const before = await preflight({ Origin: PORTAL_ORIGIN, ...headers });
    expect(before.status).toBe(405);
    expect(before.headers.has('access-control-allow-headers')).toBe(false);
  });
});

it('answers the health check without a token and without the log of an address', async () => {
  const answer = await gateway.call('/saude?token=segredo');
  expect(answer.body).toEqual({ status: 'ok' });
  expect(gateway.lines.at(-1)).toMatch(/^GET \/saude 200 \d+ms$/);
});
