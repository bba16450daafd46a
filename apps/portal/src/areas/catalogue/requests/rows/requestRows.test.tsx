import { createPortalClient, type Schemas } from '@portal/api';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { type Services, servicesOrNullAtom } from '../../../../shared/services/servicesAtom.ts';
import { staff } from '../../../../shared/stories/people.ts';
import { requestedProduct } from '../../../../shared/stories/requestedProducts.ts';
import { requestRows } from '../../../../shared/stories/requests.ts';
import { validatedItem, validation } from './requestRows.ts';

const [, row] = requestRows.filter(({ versaoProduto }) => versaoProduto !== null);
if (!row) throw new Error('There are too few');
const item = validatedItem(row);
const path = `/api/produtos/solicitacoes-cadastros/produtos/${item.product}`;

/** Validates a product twice: the answer of the first call is lost, the second meets a conflict. */
async function validateTwice(now: Partial<Schemas['RequestedProduct']>) {
  const asked: string[] = [];
  const api = createPortalClient({
    baseUrl: 'https://gateway.test',
    getAccessToken: async () => null,
    onUnauthenticated: () => undefined,
    fetch: async (input) => {
      const request = new Request(input);
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname} ${request.headers.get('If-Match')}`);
      if (request.method === 'GET') return Response.json({ ...requestedProduct(0), ...now });
      if (asked.length === 1) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'Alterado', errors: { global: [], fields: {} } }, { status: 409 });
    },
  });
  const store = createStore();
  store.set(servicesOrNullAtom, {
    api,
    notify: { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() },
    session: { get: () => staff('ComercialValidadores') },
    router: { navigate: vi.fn(), state: { location: { pathname: '/', search: '' } } },
  } as unknown as Services); // a batch asks for nothing else
  store.set(validation.openAtom, { act: { id: 'validate' }, items: [item] });
  await store.set(validation.runAtom, [item.id]);
  expect(store.get(validation.batchAtom)?.results).toMatchObject([{ ok: false, final: false }]);
  await store.set(validation.runAtom, [item.id]);
  return { asked, results: store.get(validation.batchAtom)?.results };
}

describe('validating products of requests (D7, D19)', () => {
  it.each([
    ['done where it is validated on the version sent', 'Validado', 1, { ok: true }],
    ['changed where it was saved', 'Aguardando', 1, { ok: false, final: true }],
    ['changed where it was refused', 'Recusado', 1, { ok: false, final: true }],
    ['changed where it was saved and then validated', 'Validado', 2, { ok: false, final: true }],
  ] as const)('a product whose answer was lost is %s', async (_, statusComercial, later, result) => {
    const { asked, results } = await validateTwice({ statusComercial, versao: item.versao + later });
    expect(results).toMatchObject([{ id: item.id, ...result }]);
    const call = `PUT /api/produtos/backoffice/solicitacoes-produtos/${item.product}/validar "${item.versao}"`;
    expect(asked).toEqual([call, call, `GET ${path} null`]);
  });
});
