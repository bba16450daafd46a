import { atom, createStore, type Setter, type WritableAtom } from 'jotai';
import { describe, expect, it } from 'vitest';
import { saveFamilyAtom } from '../areas/catalogue/families/form/saveFamilyAtom.ts';
import { ecommerceProductSavedAtom } from '../areas/catalogue/products/ecommerce/ecommerceProductAtoms.ts';
import { productSavedAtom } from '../areas/catalogue/products/form/productQueries.ts';
import { requestedProductSavedAtom } from '../areas/catalogue/requests/products/requestedProductCalls.ts';
import { registrationSavedAtom } from '../areas/registrations/registration/registrationAtoms.ts';
import { requisitionSavedAtom } from '../areas/requisitions/form/saveRequisitionAtom.ts';
import { portalQueryClientAtom } from '../shared/server-state/serverStateAtoms.ts';
import { type Services, servicesOrNullAtom } from '../shared/services/servicesAtom.ts';

const before = { id: 1, versao: 1 };
const saved = { id: 1, versao: 2 };

/** Puts an answer into the cache, which needs no more of it than its id. */
const put =
  <Answer>(savedAtom: WritableAtom<null, [answer: Answer], void>, answer: object = saved) =>
  (set: Setter) =>
    set(savedAtom, answer as Answer);

const records: [name: string, path: string, parameter: string, save: (set: Setter) => unknown][] = [
  [
    'registration',
    '/api/fornecedores/pre-cadastro/{fluxoCadastroId}',
    'fluxoCadastroId',
    put(registrationSavedAtom),
  ],
  ['product', '/api/produtos/{id}/catalogo', 'id', put(productSavedAtom)],
  ['e-commerce product', '/api/produtos/{produtoId}/ecommerce', 'produtoId', put(ecommerceProductSavedAtom)],
  [
    'requested product',
    '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}',
    'solicitacaoCadastroProdutoId',
    put(requestedProductSavedAtom, { ...saved, solicitacaoCadastroProdutoId: 1 }),
  ],
  [
    'requisition',
    '/api/produtos/requisicoes/{requisicaoId}',
    'requisicaoId',
    put(requisitionSavedAtom, { requisicao: { ...saved, documentos: [] } }),
  ],
  [
    'family',
    '/api/produtos/familias/{familiaId}',
    'familiaId',
    (set) => set(saveFamilyAtom, {} as never, before as never, 'key'), // its call is answered below
  ],
];

describe('what was saved (D7)', () => {
  it.each(records)(
    'stays when a read of the %s from before ends after it',
    async (_name, path, parameter, save) => {
      const store = createStore();
      store.set(servicesOrNullAtom, {
        api: { PUT: async () => ({ data: saved }) },
        notify: { success: () => undefined },
      } as unknown as Services); // no more is used of them
      const client = store.get(portalQueryClientAtom);
      const queryKey = ['get', path, { params: { path: { [parameter]: 1 } } }];
      const stored = path.includes('requisicoes') ? { requisicao: before } : before;
      client.setQueryData(queryKey, stored);

      const old = Promise.withResolvers<object>();
      const read = client.fetchQuery({ queryKey, queryFn: () => old.promise, staleTime: 0 });
      const saving = store.set(atom(null, (_get, set) => save(set)));
      await saving;
      old.resolve(structuredClone(stored));
      await read;

      expect(JSON.stringify(client.getQueryData(queryKey))).toContain('"versao":2');
    },
  );
});
