import type { Handlers } from '../../http/operationHandler.ts';
import { listMeta, type Page } from '../../lists/page.ts';
import { findSupplierOptions, findUnits } from './supplierLookupQueries.ts';

/** Rows per page when the call does not say. */
const PAGE_SIZE = 20;

function pageOf(query: { readonly Pagina?: number; readonly QuantidadeRegistros?: number }): Page {
  return { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
}

/** Lists that fill the selects of a supplier link (LNK-032, LNK-033). */
export const supplierLookupHandlers: Handlers<'listUnits' | 'listSupplierOptions'> = {
  listUnits: async ({ query, context: { database } }) => {
    const page = pageOf(query);
    const { rows, total } = await findUnits(database.queries, query.descricao, page);
    return { status: 200, body: { unidade: rows, meta: listMeta(total, page) } };
  },
  listSupplierOptions: async ({ query, context: { database } }) => {
    const page = pageOf(query);
    const { rows, total } = await findSupplierOptions(database.queries, query.busca, page);
    return { status: 200, body: { fornecedores: rows, meta: listMeta(total, page) } };
  },
};
