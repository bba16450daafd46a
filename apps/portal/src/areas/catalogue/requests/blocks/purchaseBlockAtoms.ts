import { branchesOf } from '@portal/domain';
import { atom, type Getter } from 'jotai';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { answerOr } from './answerOr.ts';

/** Rows of the list of products to be discontinued, which has one page (BLK-032, API3-015). */
const DISCONTINUED_PAGE = { 'Paginacao.Pagina': 1, 'Paginacao.QuantidadeRegistros': 100 } as const;

const DISCONTINUED = '/api/produtos/descontinuados';

/**
 * The products to be discontinued with a product; none where the gateway finds none (BLK-032, BLK-033).
 *
 * @param wanted whether they are to be read; at once where it is left out.
 */
export function createDiscontinuedAtom(produtoId: number, wanted: (get: Getter) => boolean = () => true) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const params = { query: { ProdutoId: produtoId, ...DISCONTINUED_PAGE } };
    return {
      queryKey: ['get', DISCONTINUED, params] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await answerOr(api.GET(DISCONTINUED, { params, signal }), null))?.produtosDescontinuados ?? [],
      enabled: wanted(get),
    };
  });
}

const regionsQueryAtom = queryAtom((get) =>
  get(queriesAtom).queryOptions('get', '/api/produtos/perfis-venda'),
);

/** The regions of sales profiles (BLK-011). */
export const regionsAtom = atom((get) => {
  const query = get(regionsQueryAtom);
  const regions = query.data?.perfisVenda.map(({ id, descricao }) => ({ id, name: descricao }));
  return { regions, reading: readingOf(query) };
});

/** What is looked up: the codes of a product, of a family, or both (BLK-013). */
interface LookedUp {
  readonly CodigoProduto?: number;
  readonly CodigoFamilia?: number;
}

/** What the block of one product is chosen from; what is asked for starts empty with each dialog. */
export function createPurchaseBlock(produtoId: number) {
  const regionIdsAtom = atom<readonly number[]>([]);

  const branchesQueryAtom = queryAtom((get) => {
    const perfilVendaIds = get(regionIdsAtom).toSorted((one, other) => one - other);
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/perfis-venda/filiais',
      { params: { query: { perfilVendaIds } } },
      { enabled: perfilVendaIds.length > 0 },
    );
  });

  /** The branches of the chosen regions; `undefined` until they are read (BLK-012, G-37). */
  const branchesAtom = atom((get) => {
    const regionIds = get(regionIdsAtom);
    const query = get(branchesQueryAtom);
    const rows = branchesOf(regionIds, query.data && { regionIds, rows: query.data.filiais });
    return { branches: rows?.map(({ id, nome }) => ({ id, name: nome })), reading: readingOf(query) };
  });

  const lookedUpAtom = atom<LookedUp | null>(null);

  const lookupAtom = queryAtom((get) => {
    const query = get(lookedUpAtom);
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/descontinuados/busca',
      { params: { query: query ?? {} } },
      { enabled: query !== null },
    );
  });

  return {
    regionIdsAtom,
    branchesAtom,
    lookedUpAtom,
    lookupAtom,
    keptAtom: createDiscontinuedAtom(produtoId),
  };
}

/** Result of `createPurchaseBlock`. */
export type PurchaseBlockState = ReturnType<typeof createPurchaseBlock>;
