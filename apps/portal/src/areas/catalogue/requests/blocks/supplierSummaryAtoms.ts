import { atomWithQuery } from 'jotai-tanstack-query';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { answerOr } from './answerOr.ts';
import { createDiscontinuedAtom } from './purchaseBlockAtoms.ts';

const FINANCIALS = '/api/produtos/fornecedores/financeiro';

/** The active products of the whole network (BLK-025). */
export const networkTotalAtom = atomWithQuery(
  (get) => get(queriesAtom).queryOptions('get', '/api/produtos/total-rede'),
  (get) => get(portalQueryClientAtom),
);

/** The parts of the status summary of a supplier; each is read when it is first shown. */
export function createSupplierParts(supplierId: number) {
  const supplier = { params: { query: { FornecedorId: supplierId } } };

  /** The five counts of products by status (BLK-022, BLK-023). */
  const countsAtom = atomWithQuery(
    (get) => get(queriesAtom).queryOptions('get', '/api/produtos/fornecedores/resumo-status', supplier),
    (get) => get(portalQueryClientAtom),
  );

  /** Active and blocked products (BLK-024, G-37). */
  const blockedAtom = atomWithQuery(
    (get) => get(queriesAtom).queryOptions('get', '/api/produtos/fornecedores/bloqueados', supplier),
    (get) => get(portalQueryClientAtom),
  );

  /** The financial figures; `null` where the gateway finds none (BLK-026 to BLK-030). */
  const financialsAtom = atomWithQuery(
    (get) => {
      const api = get(apiAtom);
      const params = { query: { fornecedorId: supplierId } };
      return {
        queryKey: ['get', FINANCIALS, params] as const,
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          answerOr(api.GET(FINANCIALS, { params, signal }), null),
      };
    },
    (get) => get(portalQueryClientAtom),
  );

  return { countsAtom, blockedAtom, financialsAtom };
}

/** The parts of the summary about a product: what decides on it, and what it replaces (RVP-041, BLK-032 to BLK-034). */
export function createProductParts(produtoId: number) {
  const includedAtom = atomWithQuery(
    (get) =>
      get(queriesAtom).queryOptions('get', '/api/produtos/{produtoId}/resumo', {
        params: { path: { produtoId } },
      }),
    (get) => get(portalQueryClientAtom),
  );
  return { includedAtom, discontinuedAtom: createDiscontinuedAtom(produtoId) };
}

/** Atoms of the parts of a summary. */
export type SupplierParts = ReturnType<typeof createSupplierParts>;
export type ProductParts = ReturnType<typeof createProductParts>;
