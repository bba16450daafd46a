import { describe, expect, it, vi } from 'vitest';
import { createPortalClient, type PortalClientOptions } from './client.ts';
import { apiErrorOf, rejectionOf } from './testing/rejectionOf.ts';
import { type Answer, answerJson, answerWith, stubGateway } from './testing/stubGateway.ts';

// One test for each known behaviour of openapi-fetch that would hurt if the client did not stand in between.

const GENERIC = 'Algo de errado aconteceu. Tente novamente em breve.';

async function clientOf(answer: Answer, options: Partial<PortalClientOptions> = {}) {
  const gateway = await stubGateway(answer);
  return {
    ...gateway,
    client: createPortalClient({ baseUrl: gateway.baseUrl, getAccessToken: () => 'token', ...options }),
  };
}

/** Wrong on purpose: what the types refuse, a value from an address or from older code may still be. */
const wrong = (value: unknown): never => value as never;

describe('openapi-fetch', () => {
  it.each([400, 403, 404, 409, 500, 503])(
    'takes an empty %i for `{ error: undefined }`: here it rejects, so `if (error)` cannot miss it',
    async (status) => {
      const { client } = await clientOf(answerWith(status));
      expect(await apiErrorOf(client.GET('/api/produtos/marcas'))).toMatchObject({ status });
    },
  );

  it('gives the HTML of a 502 as the error: here it never reaches the text (NET-05)', async () => {
    const page = '<html><title>502 Bad Gateway</title><script>alert(1)</script></html>';
    const { client } = await clientOf(answerWith(502, page, { 'Content-Type': 'text/html' }));
    const error = await apiErrorOf(client.GET('/api/produtos/marcas'));
    expect(error.message).toBe(GENERIC);
    expect(JSON.stringify({ ...error, cause: String(error.cause) })).not.toContain('<');
  });

  it.each([
    ['HTML', '<!doctype html>'],
    ['truncated JSON', '{"marcas":[{"id":1'],
  ])('throws a SyntaxError past every hook for a 200 with %s: here it is an ApiError', async (_, body) => {
    const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const sized = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    for (const headers of [chunked, sized]) {
      const { client } = await clientOf(answerWith(200, body, headers));
      const error = await apiErrorOf(client.GET('/api/produtos/marcas'));
      expect(error).toMatchObject({ kind: 'invalidResponse', status: 200, message: GENERIC });
    }
  });

  it('gives `data: undefined` for an empty 200: here a read rejects and only a write may have no data', async () => {
    const { client } = await clientOf(answerWith(200));
    await apiErrorOf(client.GET('/api/produtos/marcas'));
    const written = await client.POST('/api/produtos/marcas', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { descricao: 'X' },
    });
    expect(written.data).toBeUndefined();
    expect(written.response.headers.get('Content-Length'), 'openapi-react-query makes null of it').toBe('0');
  });

  it.each([
    ['drops a Date', new Date(0)],
    ['writes an object as deepObject', { Pagina: 1 }],
    ['sends NaN as text', Number.NaN],
  ])('%s in the query: here nothing is sent', async (_, value) => {
    const { client, calls } = await clientOf(answerJson(200, {}));
    const call = client.GET('/api/produtos/marcas', { params: { query: wrong({ filtro: value }) } });
    expect(await rejectionOf(call)).toBeInstanceOf(TypeError);
    expect(calls).toHaveLength(0);
  });

  it('sends flat dotted names letter by letter (FND-062, CON-31, API2-010, API2-011)', async () => {
    const { client, calls } = await clientOf(answerJson(200, {}));
    await client.GET('/api/produtos', {
      params: {
        query: {
          Busca: '',
          'Paginacao.Pagina': 2,
          'Ordenacao.Coluna': 'GtinEan',
          'Ordenacao.Ascending': false,
        },
      },
    });
    expect(calls[0]?.target).toBe(
      '/api/produtos?Busca=&Paginacao.Pagina=2&Ordenacao.Coluna=GtinEan&Ordenacao.Ascending=false',
    );
  });

  it.each([
    ['`..`, which collapses', { id: '..' }],
    ['an empty text, which leaves `//`', { id: '' }],
    ['another call', { id: '7/delete' }],
    ['an encoded way up', { id: '%2e%2e' }],
    ['no parameter of that name, sent as `%7Bid%7D`', {}],
    ['no parameters at all, past the serialiser', undefined],
    ['an inherited name', Object.create({ id: 7 })],
  ])('calls another endpoint for the path parameter %s: here nothing is sent', async (_, path) => {
    const { client, calls } = await clientOf(answerJson(200, {}));
    const call = client.PUT(
      '/api/produtos/marcas/{id}',
      wrong({ params: { path }, body: { descricao: 'X' } }),
    );
    expect(await rejectionOf(call)).toBeInstanceOf(TypeError);
    expect(calls).toHaveLength(0);
  });

  it('follows a base address given by the call: here the token does not leave the gateway', async () => {
    const other = await stubGateway(answerJson(200, {}));
    const { client } = await clientOf(answerJson(200, {}));
    const call = client.GET('/api/produtos/marcas', { baseUrl: other.baseUrl });
    expect(await rejectionOf(call)).toBeInstanceOf(TypeError);
    expect(other.calls).toHaveLength(0);
  });

  it.each([
    ['a Blob', new Blob(['x'])],
    ['a File', new File(['x'], 'nota.pdf')],
    ['a file inside', { descricao: new File(['x'], 'nota.pdf') }],
    ['a form', new FormData()],
  ])('sends %s as `{}` or as multipart: here nothing is sent', async (_, body) => {
    const { client, calls } = await clientOf(answerJson(200, {}));
    expect(
      await rejectionOf(
        client.POST('/api/produtos/marcas', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: wrong(body),
        }),
      ),
    ).toBeInstanceOf(TypeError);
    expect(calls).toHaveLength(0);
  });

  it('cannot send a Request twice: here a refused POST goes once, and the same call again sends its body again', async () => {
    const { client, calls } = await clientOf((response, call) =>
      calls.length === 1 ? answerWith(401)(response, call) : answerJson(201, { id: 1 })(response, call),
    );
    const init = {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { descricao: 'TRAMONTINA' },
    };
    expect(await apiErrorOf(client.POST('/api/produtos/marcas', init))).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
    expect((await client.POST('/api/produtos/marcas', init)).data).toEqual({ id: 1 });
    expect(calls.map(({ body }) => body)).toEqual([
      '{"descricao":"TRAMONTINA"}',
      '{"descricao":"TRAMONTINA"}',
    ]);
  });

  it('has its own order of middlewares: here the token comes after all of them and errors come before', async () => {
    const seen: string[] = [];
    const probe = (name: string) => ({
      onRequest: ({ request }: { request: Request }) => {
        seen.push(`${name} request, authorised: ${request.headers.has('Authorization')}`);
      },
      onError: ({ error }: { error: unknown }) => {
        seen.push(`${name} error: ${error instanceof Error ? error.name : 'other'}`);
      },
      onResponse: () => {
        seen.push(`${name} response`);
      },
    });
    const { client, calls } = await clientOf(answerWith(500));
    client.use(probe('client'));
    await apiErrorOf(client.GET('/api/produtos/marcas', { middleware: [probe('call')] }));
    expect(seen).toEqual([
      'client request, authorised: false',
      'call request, authorised: false',
      'call error: ApiError',
      'client error: ApiError',
    ]);
    expect(calls[0]?.headers.authorization).toBe('Bearer token');
  });

  it.each([301, 302, 303, 307, 308])(
    'follows a %i and sends the token again: here it is a failure, even when the call asks to follow',
    async (status) => {
      const { client, calls } = await clientOf((response, call) =>
        call.target === '/alvo'
          ? answerJson(200, {})(response, call)
          : answerWith(status, '', { Location: '/alvo' })(response, call),
      );
      for (const init of [{}, { redirect: 'follow' as const }]) {
        expect(await apiErrorOf(client.GET('/api/produtos/marcas', init))).toMatchObject({
          kind: 'network',
          message: GENERIC,
        });
      }
      expect(calls.map(({ target }) => target)).toEqual(['/api/produtos/marcas', '/api/produtos/marcas']);
    },
  );

  it('hands a Request to the given fetch, called without a receiver and without cookies', async () => {
    const requests: Request[] = [];
    const given = vi.fn(function (this: unknown, input: unknown) {
      expect(this).toBeUndefined();
      if (input instanceof Request) {
        requests.push(input);
      }
      return Promise.resolve(Response.json({ marcas: [] }));
    });
    const client = createPortalClient({
      baseUrl: 'https://gateway.example',
      getAccessToken: () => 'token',
      fetch: given,
    });
    await client.GET('/api/produtos/marcas', { credentials: 'include' });
    expect(requests[0]).toMatchObject({ credentials: 'omit', redirect: 'error', method: 'GET' });
  });

  it('keeps the fetch of the moment it was made: here the global one is looked up at each call', async () => {
    const client = createPortalClient({ baseUrl: 'https://gateway.example', getAccessToken: () => null });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ marcas: [] })));
    try {
      expect((await client.GET('/api/produtos/marcas')).data).toEqual({ marcas: [] });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
