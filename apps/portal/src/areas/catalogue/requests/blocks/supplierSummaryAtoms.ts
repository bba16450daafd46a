import { stockTotals } from '@portal/domain';
import type { StatusSummaryView } from '@portal/ui';
import { atom } from 'jotai';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { answerOr } from './answerOr.ts';
import { createDiscontinuedAtom } from './purchaseBlockAtoms.ts';

const FINANCIALS = '/api/produtos/fornecedores/financeiro';

/** What is summed up. */
interface Summarized {
  readonly supplierId: number;
  readonly produtoId: number;
}

/** A part of the summary, as its dialog takes it. */
const partOf = <Data>(query: Parameters<typeof readingOf>[0] & { readonly data: Data | undefined }) => ({
  data: query.data,
  ...readingOf(query),
});

/** The summary of the status of products; what a view shows is read when it is first opened. */
export function createSupplierSummary({ supplierId, produtoId }: Summarized) {
  const supplier = { params: { query: { FornecedorId: supplierId } } };
  const openedAtom = atom<ReadonlySet<StatusSummaryView>>(new Set<StatusSummaryView>(['sku']));

  /** The five counts of products by status (BLK-022, BLK-023). */
  const countsAtom = queryAtom((get) =>
    get(queriesAtom).queryOptions('get', '/api/produtos/fornecedores/resumo-status', supplier),
  );

  /** Active and blocked products (BLK-024, G-37). */
  const blockedAtom = queryAtom((get) =>
    get(queriesAtom).queryOptions('get', '/api/produtos/fornecedores/bloqueados', supplier),
  );

  /** The active products of the whole network (BLK-025). */
  const networkAtom = queryAtom((get) => get(queriesAtom).queryOptions('get', '/api/produtos/total-rede'));

  /** The financial figures; `null` where the gateway finds none (BLK-026 to BLK-030). */
  const financialsAtom = queryAtom((get) => {
    const api = get(apiAtom);
    const params = { query: { fornecedorId: supplierId } };
    return {
      queryKey: ['get', FINANCIALS, params] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        answerOr(api.GET(FINANCIALS, { params, signal }), null),
      enabled: get(openedAtom).has('financial'),
    };
  });

  /** What decides about the product (BLK-034, RVP-041). */
  const includedAtom = queryAtom((get) =>
    get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/{produtoId}/resumo',
      { params: { path: { produtoId } } },
      { enabled: get(openedAtom).has('included') },
    ),
  );

  /** What the product replaces (BLK-031 to BLK-033). */
  const discontinuedAtom = createDiscontinuedAtom(produtoId, (get) => get(openedAtom).has('discontinued'));

  /** Every part, as the dialog takes them. */
  const partsAtom = atom((get) => {
    const discontinued = partOf(get(discontinuedAtom));
    const products = discontinued.data;
    return {
      counts: partOf(get(countsAtom)),
      blocked: partOf(get(blockedAtom)),
      network: partOf(get(networkAtom)),
      financials: partOf(get(financialsAtom)),
      included: partOf(get(includedAtom)),
      discontinued: { ...discontinued, data: products && { products, ...stockTotals(products) } },
    };
  });

  /** Notes that a view is open, so that it is read. */
  const openViewAtom = atom(null, (get, set, view: StatusSummaryView) =>
    set(openedAtom, new Set([...get(openedAtom), view])),
  );

  return { partsAtom, openViewAtom };
}
