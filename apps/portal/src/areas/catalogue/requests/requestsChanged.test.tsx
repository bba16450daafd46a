import { createPortalClient } from '@portal/api';
import { QueryObserver } from '@tanstack/react-query';
import { atom, createStore, type Setter } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { staff } from '../../../shared/stories/people.ts';
import { requestedProduct } from '../../../shared/stories/requestedProducts.ts';
import { registrationRequests, requestRows } from '../../../shared/stories/requests.ts';
import { saveFamilyAtom } from '../families/form/saveFamilyAtom.ts';
import { requestedProductSavedAtom } from './products/requestedProductCalls.ts';
import { refreshReviewAtom } from './review/reviewAtoms.ts';
import { requestRowRemoval, validatedItem, validation } from './rows/requestRows.ts';
import { requestSending } from './sending/sendRequest.ts';

const [request] = registrationRequests;
const row = requestRows.find(({ versaoProduto }) => versaoProduto !== null);
if (!request || !row) throw new Error('There are too few');
const item = validatedItem(row);
const family = { id: 1, versao: 1 };

const REQUEST = ['get', '/api/produtos/solicitacoes-cadastros', 'of a family'];

/** What shows a request, its families and its products. */
const SHOWN = [
  ['get', '/api/produtos/solicitacoes-cadastros/home', 'list'],
  ['get', '/api/produtos/solicitacoes-cadastros/produtos', 'cards', 88],
  ['get', '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}', 'another one'],
  ['get', '/api/produtos/backoffice/produtos', 'review', 88],
  ['get', '/api/produtos/backoffice/solicitacoes-familias/{id}/mudancas', 88],
  ['get', '/api/produtos', 'list'],
  ['get', '/api/produtos/{id}/catalogo', 'another one'],
];

const acts: readonly (readonly [name: string, act: (set: Setter) => unknown])[] = [
  [
    'the save of its family',
    (set) => set(saveFamilyAtom, { categoriaId: 1 } as never, family as never, 'key', 88), // the call is answered below
  ],
  ['the save of its product', (set) => set(requestedProductSavedAtom, requestedProduct(0))],
  ['a decision', (set) => set(refreshReviewAtom)],
  [
    'its sending',
    (set) => {
      set(requestSending.rowAtom, request);
      return set(requestSending.actAtom);
    },
  ],
  [
    'the removal of its family',
    (set) => {
      set(requestRowRemoval.rowAtom, row);
      return set(requestRowRemoval.actAtom);
    },
  ],
  [
    'the validation of its products',
    (set) => {
      set(validation.openAtom, { act: { id: 'validate' }, items: [item] });
      return set(validation.runAtom, [item.id]);
    },
  ],
];

describe('what shows a request, its families and its products (D7)', () => {
  it.each(acts)('is read again after %s, and once where it is on screen', async (_, act) => {
    const store = createStore();
    store.set(servicesOrNullAtom, {
      api: createPortalClient({
        baseUrl: 'https://gateway.test',
        getAccessToken: async () => null,
        onUnauthenticated: () => undefined,
        fetch: async () => Response.json(family),
      }),
      notify: { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() },
      session: { get: () => staff('ComercialValidadores') },
      router: { navigate: vi.fn(), state: { location: { pathname: '/', search: '' } } },
    } as unknown as Services); // these acts ask for nothing else
    const client = store.get(portalQueryClientAtom);
    for (const queryKey of SHOWN) client.setQueryData(queryKey, {});
    client.setQueryData(REQUEST, {});
    const read = vi.fn(async () => ({}));
    const letGo = new QueryObserver(client, { queryKey: REQUEST, queryFn: read }).subscribe(() => undefined);

    await store.set(atom(null, (_get, set) => act(set)));

    const stale = SHOWN.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
    expect(stale).toEqual(SHOWN);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(read).toHaveBeenCalledOnce();
    letGo();
  });
});
