import { answerOf, type Schemas } from '@portal/api';
import { pageQuery, SUPPLIER_CHANGE_REFUSALS } from '@portal/domain';
import { LARGEST_PAGE, readAllRows } from '../../../../shared/list/readAllRows.ts';
import { supplierFilterLookup } from '../../../../shared/lookups/filterLookups.ts';
import { createChange } from '../change/createChange.ts';

/** A product of the origin supplier. */
export type SuppliedProduct = Schemas['SuppliedProduct'];

const PREVIEW = '/api/produtos/fornecedores/origem-destino';

/** Products go from one supplier to another (G-09). */
export const supplierChange = createChange({
  page: 'product-supplier-change',
  path: PREVIEW,
  lookup: supplierFilterLookup,
  texts: {
    description: 'Passe produtos de um fornecedor a outro, com SKUs, unidade de compra e palete.',
    act: 'Alterar fornecedor',
    originLabel: 'Fornecedor de origem',
    destinationLabel: 'Fornecedor de destino',
    waitingText: 'Escolha os dois fornecedores para ver quais produtos podem mudar',
    emptyText: 'O fornecedor de origem não tem produtos',
    refusals: SUPPLIER_CHANGE_REFUSALS,
    fileName: 'Alteração de fornecedor',
  },
  async read(api, { origin, destination }, signal) {
    const readPage = async (page: number) => {
      const query = {
        FornecedorOrigemId: origin,
        FornecedorDestinoId: destination,
        ...pageQuery({ page, pageSize: LARGEST_PAGE }),
      };
      const { produtos, meta } = await answerOf(api.GET(PREVIEW, { params: { query }, signal }));
      return { rows: produtos, total: meta.paginacao.totalRegistros };
    };
    const rows = await readAllRows(readPage, ({ produtoId }) => produtoId);
    return { rows, differences: [] };
  },
  send: (api, { origin, destination, ...chunk }) =>
    api.PUT('/api/produtos/alteracao-fornecedor', {
      body: { ...chunk, fornecedorOrigemId: origin, fornecedorDestinoId: destination },
    }),
});
