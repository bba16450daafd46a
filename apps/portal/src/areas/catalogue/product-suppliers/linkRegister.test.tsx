import { createPortalClient } from '@portal/api';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import type { AskedActState } from '../../../shared/decisions/createAskedAct.ts';
import { draftFormat } from '../../../shared/editor/useDraft.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { defaultLink, skus } from '../../../shared/stories/productSupply.ts';
import { requestedProduct } from '../../../shared/stories/requestedProducts.ts';
import { createEanRegister, type Ean } from '../eans/eanRegister.ts';
import { createLinkRegister } from './linkRegister.ts';
import { createSkuRegister } from './skuRegister.ts';

const { calls, emptyForm } = createLinkRegister(5021);
const form = calls.toForm(defaultLink);
const known = calls.recordsOf?.(defaultLink) ?? {};

describe('the form of a supplier link', () => {
  it('holds ids, and nothing of the record itself; what they are called is known beside it', () => {
    expect(form).toEqual({
      fornecedorId: 61,
      unidadeId: 3,
      padrao: true,
      qtdCompra: 1,
      multiplicador: 12,
      calculoPautaDiferente: true,
      valorPauta: 90.07,
      qtdCxLastro: 8,
      qtdCxPallet: 40,
    });
    expect(known).toEqual({
      fornecedorId: [{ value: 61, label: '7061 - PANELAS DA SERRA' }],
      unidadeId: [{ value: 3, label: 'CX - CAIXA' }],
    });
  });

  it.each([
    ['a new link', { recordId: null, values: emptyForm, saved: emptyForm, known: {} }],
    ['a link that is there', { recordId: defaultLink.id, values: form, saved: form, known }],
  ])('comes back from a draft of %s (D11)', (_, kept) => {
    const draft = { ...kept, lost: [], typedAt: '2027-03-12T17:05:00.000Z' };
    expect(draftFormat(calls.fields)(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});

const ean: Ean = {
  id: 7,
  gtinEan: '7891000315507',
  dun: null,
  quantidadeProdutosNaCaixa: 6,
  descricao: null,
  principal: true,
  saldao: false,
  versao: 1,
};

type Store = ReturnType<typeof createStore>;

/** Removes a record of a register. */
const removing =
  <Row,>({ removal }: { removal: AskedActState<Row> }, row: Row | undefined) =>
  (store: Store) => {
    store.set(removal.rowAtom, row ?? null);
    return store.set(removal.actAtom);
  };

describe('a product of a request whose version rises with its supply', () => {
  it.each([
    ['an EAN', removing(createEanRegister(5021), ean)],
    ['a supplier', removing(createLinkRegister(5021), defaultLink)],
    ['a SKU', removing(createSkuRegister(5021, defaultLink.id), skus[0])],
  ])('is read again once %s is removed, so that it can be decided on (D7)', async (_, remove) => {
    const api = createPortalClient({
      baseUrl: 'https://gateway.test',
      getAccessToken: async () => null,
      onUnauthenticated: () => undefined,
      fetch: async () => new Response(null, { status: 204 }),
    });
    const store = createStore();
    store.set(servicesOrNullAtom, {
      api,
      notify: { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() },
      router: { state: { location: { pathname: '/', search: '' } } },
    } as unknown as Services); // a removal asks for nothing else
    const { queryKey } = store
      .get(queriesAtom)
      .queryOptions('get', '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}', {
        params: { path: { solicitacaoCadastroProdutoId: 1 } },
      });
    const client = store.get(portalQueryClientAtom);
    client.setQueryData(queryKey, requestedProduct(0));
    await remove(store);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
