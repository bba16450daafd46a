import { getEventListeners } from 'node:events';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiErrorKind } from './ApiError.ts';
import { AS_PDF, createPortalClient, type PortalClientOptions, WITH_FILES } from './client.ts';
import { apiErrorOf, rejectionOf } from './testing/rejectionOf.ts';
import { type Answer, answerJson, answerWith, stubGateway } from './testing/stubGateway.ts';

const TOKEN = 'cabecalho.carga.assinatura';
const GENERIC = 'Algo de errado aconteceu. Tente novamente em breve.';
const EMPTY_LIST = {
  marcas: [],
  meta: { paginacao: { totalRegistros: 0, paginaAtual: 1, tamanhoPagina: 20 } },
};
const D9_BODY = {
  message: 'Mensagem geral',
  errors: { global: ['Marca em uso'], fields: { descricao: ['Campo obrigatório'] } },
};

async function clientOf(answer: Answer, options: Partial<PortalClientOptions> = {}) {
  const gateway = await stubGateway(answer);
  const onUnauthenticated = vi.fn();
  const client = createPortalClient({
    baseUrl: gateway.baseUrl,
    getAccessToken: () => TOKEN,
    onUnauthenticated,
    ...options,
  });
  return {
    ...gateway,
    client,
    onUnauthenticated,
    list: (init: { signal?: AbortSignal; headers?: Record<string, string> } = {}) =>
      client.GET('/api/produtos/marcas', init),
    create: () =>
      client.POST('/api/produtos/marcas', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { descricao: 'TRAMONTINA' },
      }),
    remove: () =>
      client.PUT('/api/produtos/marcas/{id}/delete', {
        params: { path: { id: 7 }, header: { 'If-Match': '"3"' } },
      }),
    signIn: () =>
      client.POST('/api/usuarios/login', { body: { email: 'ana@loja.com.br', senha: 'segredo' } }),
    signInSupplier: () =>
      client.POST('/api/usuarios/fornecedor/login', { body: { cnpj: '12ABC34501DE35', senha: 'segredo' } }),
    renew: () =>
      client.POST('/api/usuarios/refresh-token', {
        body: { accessToken: TOKEN, refreshToken: 'renovacao' },
      }),
  };
}

describe('an answer that is a success', () => {
  it('gives the body of a 200 (FND-071, API2-003, API3-003)', async () => {
    const { list } = await clientOf(answerJson(200, EMPTY_LIST));
    const { data, response } = await list();
    expect(data).toEqual(EMPTY_LIST);
    expect(response.status).toBe(200);
  });

  it('gives a PDF as a file to the call that asks for one, and to no other (G-47)', async () => {
    const { client, list } = await clientOf(
      answerWith(200, '%PDF-1.7', { 'Content-Type': 'application/pdf' }),
    );
    const { data } = await client.GET('/api/fornecedores/tutorial/download', AS_PDF);
    expect(await data?.text()).toBe('%PDF-1.7');
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'invalidResponse', message: GENERIC });
  });

  it.each([
    ['JSON', '{}', { 'Content-Type': 'application/json' }],
    ['nothing', '', { 'Content-Type': 'application/pdf' }],
  ])('is no success where a file was asked for and %s comes', async (_, body, headers) => {
    const { client } = await clientOf(answerWith(200, body, headers));
    expect(await apiErrorOf(client.GET('/api/fornecedores/tutorial/download', AS_PDF))).toMatchObject({
      kind: 'invalidResponse',
    });
  });

  it.each<[string, Answer, unknown]>([
    ['201 with the record', answerJson(201, { id: 1 }), { id: 1 }],
    ['200 with the record', answerJson(200, { id: 1 }), { id: 1 }],
    ['200 with a vendor type of JSON', answerWith(200, '{}', { 'Content-Type': 'application/hal+json' }), {}],
    [
      '201 in compressed form',
      (response) =>
        response
          .writeHead(201, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
          .end(gzipSync('{"id":1}')),
      { id: 1 },
    ],
    ['204', answerWith(204), undefined],
    ['200 with an empty body', answerWith(200), undefined],
    ['200 with an empty body in chunks', answerWith(200, '', { 'Transfer-Encoding': 'chunked' }), undefined],
  ])('takes a write answered with %s (FND-072, API2-004, API2-005)', async (_, answer, data) => {
    const { create } = await clientOf(answer);
    expect((await create()).data).toEqual(data);
  });

  it('keeps the headers the contract exposes', async () => {
    const { list } = await clientOf(answerJson(200, EMPTY_LIST, { ETag: '"7"' }));
    expect((await list()).response.headers.get('ETag')).toBe('"7"');
  });

  it('keeps letters outside ASCII as they are', async () => {
    const { list } = await clientOf(answerJson(200, { marcas: [{ descricao: 'AÇÚCAR União 🧉' }] }));
    expect((await list()).data).toEqual({ marcas: [{ descricao: 'AÇÚCAR União 🧉' }] });
  });
});

interface Failure {
  readonly name: string;
  readonly answer: Answer;
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly message: string;
  readonly messageFromServer?: boolean;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number;
  readonly call?: 'list' | 'create' | 'remove' | 'signIn' | 'signInSupplier';
}

const html = { 'Content-Type': 'text/html' };
const json = { 'Content-Type': 'application/json' };

const failures: readonly Failure[] = [
  {
    name: '400 in the form of the gateway gives its first global text and its fields (FND-074, D9, API2-007, API3-005)',
    answer: answerJson(400, D9_BODY),
    kind: 'validation',
    status: 400,
    message: 'Marca em uso',
    messageFromServer: true,
    fields: { descricao: ['Campo obrigatório'] },
    call: 'create',
  },
  {
    name: '400 in the older form gives its first global text (GAP-26)',
    answer: answerJson(400, { errosGlobais: ['CNPJ já cadastrado'], mensagem: 'Erro' }),
    kind: 'validation',
    status: 400,
    message: 'CNPJ já cadastrado',
    messageFromServer: true,
    call: 'create',
  },
  {
    name: '400 on a sign-in gives the text of the server (FND-074)',
    answer: answerJson(400, { message: 'Cadastro ainda não confirmado', errors: { global: [], fields: {} } }),
    kind: 'validation',
    status: 400,
    message: 'Cadastro ainda não confirmado',
    messageFromServer: true,
    call: 'signInSupplier',
  },
  ...[
    ['without a body', answerWith(400)],
    ['with HTML', answerWith(400, '<h1>Bad Request</h1>', html)],
    ['with JSON that says it is HTML', answerWith(400, '{"message":"x"}', html)],
    ['with broken JSON', answerWith(400, '{"message":"x', json)],
    ['with null', answerWith(400, 'null', json)],
    ['with markup for a message', answerJson(400, { message: '<script>alert(1)</script>' })],
  ].map(([what, answer]) => ({
    name: `400 ${what} gives the generic text (GAP-26, NET-05)`,
    answer: answer as Answer, // the rows above are pairs of a name and an answer
    kind: 'validation' as const,
    status: 400,
    message: GENERIC,
  })),
  {
    name: '400 whose body is cut off stays a 400 with the generic text',
    answer: (response) => {
      response.writeHead(400, { ...json, 'Content-Length': '500' }).write('{"message":"Marca');
      setTimeout(() => response.destroy(), 20);
    },
    kind: 'validation',
    status: 400,
    message: GENERIC,
  },
  ...(['signIn', 'signInSupplier'] as const).map((call) => ({
    name: `401 on ${call} gives "Credenciais inválidas" (FND-073, API2-006, AUTH-32)`,
    answer: answerJson(401, { message: 'Unauthorized' }),
    kind: 'unauthenticated' as const,
    status: 401,
    message: 'Credenciais inválidas',
    call,
  })),
  {
    name: '401 on another call says that the session is over (CON-52)',
    answer: answerJson(401, { message: 'Unauthorized' }),
    kind: 'unauthenticated',
    status: 401,
    message: 'Sua sessão expirou ou foi encerrada. Entre novamente.',
  },
  {
    name: '403 says that it is not allowed, not the text of the server (GAP-10, NET-12)',
    answer: answerJson(403, { message: 'Forbidden' }),
    kind: 'forbidden',
    status: 403,
    message: 'Você não tem permissão para esta ação',
    call: 'create',
  },
  {
    name: '404 says that there is no such record',
    answer: answerJson(404, { message: 'Not found' }),
    kind: 'notFound',
    status: 404,
    message: 'Registro não encontrado',
  },
  {
    name: '409 gives the text of the server (D7)',
    answer: answerJson(409, { message: 'Este registro foi alterado por outra pessoa.' }),
    kind: 'conflict',
    status: 409,
    message: 'Este registro foi alterado por outra pessoa.',
    messageFromServer: true,
    call: 'remove',
  },
  {
    name: '409 without a text says that somebody else saved (D7)',
    answer: answerWith(409),
    kind: 'conflict',
    status: 409,
    message: 'O registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
    call: 'remove',
  },
  {
    name: '422 gives the text of the server: what was sent first is stored (D23)',
    answer: answerJson(422, { message: 'Este envio já foi gravado, com outros dados.' }),
    kind: 'conflict',
    status: 422,
    message: 'Este envio já foi gravado, com outros dados.',
    messageFromServer: true,
    call: 'create',
  },
  {
    name: '429 with Retry-After gives the wait',
    answer: answerJson(429, { message: 'Too many' }, { 'Retry-After': '37' }),
    kind: 'throttled',
    status: 429,
    message: 'Muitas tentativas. Tente novamente em 37 segundos.',
    retryAfterSeconds: 37,
    call: 'signIn',
  },
  {
    name: '429 with a wait of one second says it in the singular',
    answer: answerWith(429, '', { 'Retry-After': '1' }),
    kind: 'throttled',
    status: 429,
    message: 'Muitas tentativas. Tente novamente em 1 segundo.',
    retryAfterSeconds: 1,
  },
  {
    name: '429 with a wait of no time says to try again soon',
    answer: answerWith(429, '', { 'Retry-After': '0' }),
    kind: 'throttled',
    status: 429,
    message: 'Muitas tentativas. Tente novamente em breve.',
    retryAfterSeconds: 0,
  },
  ...['', '-5', '1e3', '0x10', '<b>1</b>', 'Wed, 21 Oct 2026 07:28:00 GMT'].map((value) => ({
    name: `429 with Retry-After "${value}" says to try again soon`,
    answer: answerWith(429, '', { 'Retry-After': value }),
    kind: 'throttled' as const,
    status: 429,
    message: 'Muitas tentativas. Tente novamente em breve.',
  })),
  ...[500, 502, 503, 504].flatMap((status) => [
    {
      name: `${status} with an empty body is a failure (FND-075, API2-008)`,
      answer: answerWith(status),
      kind: 'server' as const,
      status,
      message: GENERIC,
    },
    {
      name: `${status} with HTML gives the generic text (NET-05)`,
      answer: answerWith(status, '<html><body>Bad gateway</body></html>', html),
      kind: 'server' as const,
      status,
      message: GENERIC,
    },
    {
      name: `${status} with a text of the server gives the generic text all the same (FND-075, CON-53)`,
      answer: answerJson(status, { message: 'ORA-00942: table or view does not exist' }),
      kind: 'server' as const,
      status,
      message: GENERIC,
    },
  ]),
  ...[202, 206, 304, 402, 405, 415, 418].map((status) => ({
    name: `${status}, which no call of the contract answers with, gives the generic text (FND-075)`,
    answer: answerJson(status, { message: 'x' }),
    kind: 'invalidResponse' as const,
    status,
    message: GENERIC,
  })),
  ...[201, 204].map((status) => ({
    name: `${status} is no success of a read (API2-004, API2-005)`,
    answer: status === 204 ? answerWith(204) : answerJson(201, EMPTY_LIST),
    kind: 'invalidResponse' as const,
    status,
    message: GENERIC,
    call: 'list' as const,
  })),
  ...(
    [
      ['HTML', '<!doctype html><title>Portal</title>', html],
      ['HTML that says it is JSON', '<!doctype html><title>Portal</title>', json],
      ['JSON that says it is HTML', '{}', html],
      ['JSON of no type', '{}', {}],
      ['plain text', 'OK', { 'Content-Type': 'text/plain' }],
      ['a type that only begins like JSON', '{}', { 'Content-Type': 'application/jsonp' }],
      ['JSON lines', '{}\n{}', json],
      ['truncated JSON', '{"marcas":[{"id":1', json],
    ] as const
  ).flatMap(([what, body, headers]) =>
    (['list', 'create'] as const).map((call) => ({
      name: `200 with ${what} is a failed ${call}`,
      answer: answerWith(200, body, headers),
      kind: 'invalidResponse' as const,
      status: 200,
      message: GENERIC,
      call,
    })),
  ),
  {
    name: '200 with an empty body is a failed read: there is no record to show',
    answer: answerWith(200, '', json),
    kind: 'invalidResponse',
    status: 200,
    message: GENERIC,
  },
  {
    name: 'a connection that is cut in the middle of a 200 gives the generic text (NET-01)',
    answer: (response) => {
      response.writeHead(200, { ...json, 'Content-Length': '500' }).write('{"marcas":[');
      setTimeout(() => response.destroy(), 20);
    },
    kind: 'network',
    status: null,
    message: GENERIC,
  },
  {
    name: 'a connection that is cut before the answer gives the generic text (NET-01)',
    answer: (response) => response.destroy(),
    kind: 'network',
    status: null,
    message: GENERIC,
  },
];

describe('an answer that is a failure', () => {
  it.each(failures)('$name', async ({ answer, call = 'list', kind, status, message, ...rest }) => {
    const stub = await clientOf(answer);
    const error = await apiErrorOf(stub[call]());
    expect({ ...error, message: error.message, cause: null, name: null }).toEqual({
      kind,
      status,
      message,
      messageFromServer: rest.messageFromServer ?? false,
      fields: rest.fields ?? {},
      retryAfterSeconds: rest.retryAfterSeconds ?? null,
      cause: null,
      name: null,
    });
    expect(stub.calls, 'sent once, never again by itself (GAP-04)').toHaveLength(1);
  });
});

describe('no answer at all', () => {
  it('gives the generic text when the connection is refused, and can be tried again (NET-01)', async () => {
    const { list } = await clientOf(answerJson(200, EMPTY_LIST), { baseUrl: 'http://127.0.0.1:1' });
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'network', status: null, message: GENERIC });
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'network', status: null, message: GENERIC });
  });

  it('gives the generic text when the name has no address (NET-01)', async () => {
    const { list } = await clientOf(answerJson(200, EMPTY_LIST), { baseUrl: 'http://portal.invalid' });
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'network', status: null, message: GENERIC });
  });

  it.each<[string, Answer]>([
    ['nothing comes', () => undefined],
    [
      'the body never ends',
      (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"marcas":['),
    ],
  ])('ends with the generic text after the time-out when %s', async (_, answer) => {
    const { list } = await clientOf(answer, { timeoutMs: 60 });
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'timeout', status: null, message: GENERIC });
  });

  it.each<[string, Answer]>([
    ['500', (response) => response.writeHead(500).write('<html>')],
    ['401', (response) => response.writeHead(401).write('{')],
  ])('does not wait for the body of a %s', async (status, answer) => {
    const { list } = await clientOf(answer);
    expect(await apiErrorOf(list())).toMatchObject({ status: Number(status) });
  });

  it('lets go of the body of a refusal that nobody reads', async () => {
    const closed = Promise.withResolvers<void>();
    const { list } = await clientOf((response) => {
      response.on('close', closed.resolve);
      response.writeHead(503).write('<html>');
    });
    await apiErrorOf(list());
    await closed.promise;
  });

  it('ends with the generic text after the time-out when the token never comes (D15)', async () => {
    const { list, calls } = await clientOf(answerJson(200, EMPTY_LIST), {
      getAccessToken: () => new Promise<string>(() => undefined),
      timeoutMs: 60,
    });
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'timeout', status: null, message: GENERIC });
    expect(calls).toHaveLength(0);
  });

  it('leaves a call with files more time', async () => {
    const late: Answer = (response, call) => {
      setTimeout(() => answerJson(200, EMPTY_LIST)(response, call), 120);
    };
    const { client, list } = await clientOf(late, { timeoutMs: 60, filesTimeoutMs: 5_000 });
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'timeout' });
    expect((await client.GET('/api/produtos/marcas', { ...WITH_FILES })).data).toEqual(EMPTY_LIST);
  });

  it('counts the time-out again for each call', async () => {
    const first = new AbortController();
    const second = new AbortController();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValueOnce(first.signal)
      .mockReturnValueOnce(second.signal);
    onTestFinished(() => timeout.mockRestore());
    let calls = 0;
    const { list } = await clientOf(
      (response, call) => {
        calls += 1;
        if (calls === 1) {
          first.abort(new DOMException('', 'TimeoutError'));
        } else {
          answerJson(200, EMPTY_LIST)(response, call);
        }
      },
      { timeoutMs: 60 },
    );
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'timeout' });
    expect((await list()).data).toEqual(EMPTY_LIST);
    expect(timeout.mock.calls).toEqual([[60], [60]]);
  });
});

describe('a call that its caller cancels', () => {
  it('rejects with the AbortError itself while waiting for the answer (NET-17)', async () => {
    const { list, onUnauthenticated } = await clientOf(() => undefined);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const reason = await rejectionOf(list({ signal: controller.signal }));
    expect(reason).toBe(controller.signal.reason);
    expect(reason).toMatchObject({ name: 'AbortError' });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('rejects with the AbortError itself while reading the body', async () => {
    const { list } = await clientOf((response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
    );
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 40);
    expect(await rejectionOf(list({ signal: controller.signal }))).toBe(controller.signal.reason);
  });

  it('sends nothing when it is cancelled beforehand, or while the token is awaited', async () => {
    const controller = new AbortController();
    const { list, calls } = await clientOf(answerJson(200, EMPTY_LIST), {
      getAccessToken: async () => {
        controller.abort();
        return TOKEN;
      },
    });
    expect(await rejectionOf(list({ signal: controller.signal }))).toBe(controller.signal.reason);
    expect(await rejectionOf(list({ signal: controller.signal }))).toBe(controller.signal.reason);
    expect(calls).toHaveLength(0);
  });

  it('rejects at once when it is cancelled while the token does not come', async () => {
    const { list } = await clientOf(answerJson(200, EMPTY_LIST), {
      getAccessToken: () => new Promise<string>(() => undefined),
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    expect(await rejectionOf(list({ signal: controller.signal }))).toBe(controller.signal.reason);
    expect(await rejectionOf(list({ signal: controller.signal }))).toBe(controller.signal.reason);
  });

  it('rejects with the AbortError even when the wait for the token ends in another way', async () => {
    const controller = new AbortController();
    const { list, onUnauthenticated } = await clientOf(answerWith(401), {
      getAccessToken: () => {
        controller.abort();
        return Promise.reject(new Error('no lock'));
      },
    });
    expect(await rejectionOf(list({ signal: controller.signal }))).toBe(controller.signal.reason);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('rejects with the reason that the caller gave', async () => {
    const { list } = await clientOf(() => undefined);
    expect(await rejectionOf(list({ signal: AbortSignal.abort('outra busca') }))).toBe('outra busca');
  });

  it('still ends at the time-out when the caller does not cancel', async () => {
    const { list } = await clientOf(() => undefined, { timeoutMs: 60 });
    expect(await apiErrorOf(list({ signal: new AbortController().signal }))).toMatchObject({
      kind: 'timeout',
    });
  });

  it('leaves a finished call alone, and no listener behind', async () => {
    const { list } = await clientOf(answerJson(200, EMPTY_LIST));
    const controller = new AbortController();
    const { data } = await list({ signal: controller.signal });
    controller.abort();
    expect(data).toEqual(EMPTY_LIST);
    expect(getEventListeners(controller.signal, 'abort').length).toBeLessThanOrEqual(1);
  });
});

describe('the access token', () => {
  it('travels as bearer in the Authorization header of each call and nowhere else (FND-060, API2-001, API3-001)', async () => {
    const { list, create, calls } = await clientOf(answerJson(200, EMPTY_LIST));
    await list();
    await create();
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`, `Bearer ${TOKEN}`]);
    expect(JSON.stringify(calls.map(({ headers, ...rest }) => rest))).not.toContain(TOKEN);
    expect(calls.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  it.each([
    ['null', null],
    ['an empty text', ''],
    ['a line break', `${TOKEN}\r\nX-Admin: 1`],
    ['letters no header carries', 'não é um token'],
    ['spaces', 'a b'],
  ])('is left out when it is %s (FND-061)', async (_, token) => {
    const { list, calls } = await clientOf(answerJson(200, EMPTY_LIST), { getAccessToken: () => token });
    await list();
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
    expect(calls[0]?.headers).not.toHaveProperty('x-admin');
  });

  it('is waited for, and asked for at each call', async () => {
    const tokens = ['primeiro', 'segundo'];
    const { list, calls } = await clientOf(answerJson(200, EMPTY_LIST), {
      getAccessToken: async () => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return tokens.shift() ?? null;
      },
    });
    await list();
    await list();
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer primeiro', 'Bearer segundo']);
  });

  it.each(['signIn', 'signInSupplier', 'renew'] as const)(
    'is not asked for by %s, which a renewal may be waiting for (D15)',
    async (call) => {
      const getAccessToken = vi.fn(() => new Promise<string>(() => undefined));
      const stub = await clientOf(answerJson(200, { token: 'x' }), { getAccessToken });
      await stub[call]();
      expect(getAccessToken).not.toHaveBeenCalled();
      expect(stub.calls[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  it('gives way to the one that a call brings along, whose 401 leaves the session alone (D14)', async () => {
    const { list, calls, onUnauthenticated } = await clientOf(answerWith(401));
    const error = await apiErrorOf(list({ headers: { Authorization: 'Bearer recebido' } }));
    expect(error.kind).toBe('unauthenticated');
    expect(calls[0]?.headers.authorization).toBe('Bearer recebido');
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('that cannot be had rejects the call with an ApiError and sends nothing', async () => {
    const { list, calls } = await clientOf(answerJson(200, EMPTY_LIST), {
      getAccessToken: () => Promise.reject(new Error('no lock')),
    });
    expect(await apiErrorOf(list())).toMatchObject({ kind: 'network', message: GENERIC });
    expect(calls).toHaveLength(0);
  });

  it.each<[string, Answer, Partial<PortalClientOptions>]>([
    ['500', answerWith(500), {}],
    ['401', answerWith(401), {}],
    ['an answer that quotes it', answerJson(500, { message: `Bearer ${TOKEN}` }), {}],
    ['a time-out', () => undefined, { timeoutMs: 40 }],
    ['no connection', () => undefined, { baseUrl: 'http://127.0.0.1:1' }],
    ['a token no header carries', answerWith(500), { getAccessToken: () => `${TOKEN}\n` }],
  ])('is in no text of the error after %s, and nothing is logged', async (_, answer, options) => {
    const log = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const { list, renew } = await clientOf(answer, options);
    for (const error of [await apiErrorOf(list()), await apiErrorOf(renew())]) {
      const texts: unknown[] = [];
      for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
        texts.push(cause.message, cause.stack, JSON.stringify(cause));
      }
      expect(texts.join('\n')).not.toContain(TOKEN);
    }
    expect(log.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('a session that is over', () => {
  it('is reported by a 401 on any call but the sign-ins (FND-049, CON-52, API3-004)', async () => {
    const { list, create, remove, renew, onUnauthenticated } = await clientOf(answerWith(401));
    for (const [index, call] of [list, create, remove, renew].entries()) {
      await apiErrorOf(call());
      expect(onUnauthenticated).toHaveBeenCalledTimes(index + 1);
    }
  });

  it.each(['signIn', 'signInSupplier'] as const)(
    'is not reported by a 401 on %s (FND-073, AUTH-32)',
    async (call) => {
      const stub = await clientOf(answerWith(401));
      await apiErrorOf(stub[call]());
      expect(stub.onUnauthenticated).not.toHaveBeenCalled();
    },
  );

  it('is known as a sign-in under a base address with a path as well', async () => {
    const { baseUrl } = await stubGateway(answerWith(401));
    const onUnauthenticated = vi.fn();
    const client = createPortalClient({
      baseUrl: `${baseUrl}/gateway/`,
      getAccessToken: () => null,
      onUnauthenticated,
    });
    const body = { email: 'ana@loja.com.br', senha: 'segredo' };
    expect((await apiErrorOf(client.POST('/api/usuarios/login', { body }))).message).toBe(
      'Credenciais inválidas',
    );
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('is reported with the token that was refused, as another user may have signed in meanwhile', async () => {
    const { list, renew, onUnauthenticated } = await clientOf(answerWith(401));
    await apiErrorOf(list());
    await apiErrorOf(renew());
    expect(onUnauthenticated.mock.calls, 'a renewal sends none').toEqual([[TOKEN], [null]]);
  });

  it.each([400, 403, 404, 500])('is not reported by a %i', async (status) => {
    const { list, onUnauthenticated } = await clientOf(answerWith(status));
    await apiErrorOf(list());
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('is reported once by 8 parallel calls, which all reject (AUTH-30)', async () => {
    const { list, onUnauthenticated } = await clientOf(answerWith(401));
    const errors = await Promise.all(Array.from({ length: 8 }, () => apiErrorOf(list())));
    expect(errors.map(({ kind }) => kind)).toEqual(Array(8).fill('unauthenticated'));
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('is reported once when the renewal fails with 401 and takes the waiting call with it (AUTH-30)', async () => {
    const { baseUrl } = await stubGateway(answerWith(401));
    const onUnauthenticated = vi.fn();
    const client = createPortalClient({
      baseUrl,
      onUnauthenticated,
      getAccessToken: async () => {
        const pair = { accessToken: TOKEN, refreshToken: 'renovacao' };
        const { data } = await client.POST('/api/usuarios/refresh-token', { body: pair });
        return data?.accessToken ?? null;
      },
    });
    expect(await apiErrorOf(client.GET('/api/produtos/marcas'))).toMatchObject({ kind: 'unauthenticated' });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});
