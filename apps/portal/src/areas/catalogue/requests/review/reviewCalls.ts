import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import { LARGEST_PAGE, readAllRows } from '../../../../shared/list/readAllRows.ts';
import { pathAndVersionOf } from '../../../../shared/server-state/ifMatch.ts';
import { REVIEWED_PRODUCTS } from '../products/requestedProductCalls.ts';

const FAMILY = '/api/produtos/backoffice/solicitacoes-familias/{id}';
const PRODUCT = '/api/produtos/backoffice/solicitacoes-produtos/{id}';

/** A product of a family in review, as its card shows it. */
export type ReviewedProductRow = Schemas['ProductRequest'];

/** What is decided on, with the version that was seen (D7). */
interface Decided {
  readonly id: number;
  readonly versao: number;
}

/** Decisions on a family (RVF-037 to RVF-042) and the refusal of a product (RVP-019, RVP-020). */
export type ReviewAct = 'approve' | 'refuse' | 'approveTaxation' | 'refuseProduct';

/** Sends a decision that is only confirmed; a product is validated in a dialog of its own. */
export async function sendDecision(api: PortalClient, act: ReviewAct, seen: Decided): Promise<void> {
  const params = { params: pathAndVersionOf(seen) };
  const calls = {
    approve: () => api.PUT(`${FAMILY}/validar`, params),
    refuse: () => api.PUT(`${FAMILY}/recusar`, params),
    approveTaxation: () => api.PUT(`${FAMILY}/tributacao`, params),
    refuseProduct: () => api.PUT(`${PRODUCT}/recusar`, params),
  } satisfies Record<ReviewAct, () => Promise<unknown>>;
  await calls[act]();
}

/** Reads all products of a family in review, in the order in which they were registered. */
export function readProducts(api: PortalClient, familyRequestId: number, signal: AbortSignal) {
  const readPage = async (Pagina: number) => {
    const query = {
      solicitacaoCadastroFamiliaId: familyRequestId,
      Pagina,
      QuantidadeRegistros: LARGEST_PAGE,
    };
    const { produtos, meta } = await answerOf(api.GET(REVIEWED_PRODUCTS, { params: { query }, signal }));
    return { rows: produtos, total: meta.paginacao.totalRegistros };
  };
  return readAllRows<ReviewedProductRow>(readPage, ({ solicitacaoCadastroProdutoId: id }) => id);
}
