import type { Schemas } from '@portal/api';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import {
  familyRequestOf,
  fillFamily,
  fillProducts,
  type OpenedRequest,
  openRequest,
  sendRequest,
} from './requestJourney.ts';

const REVIEW = '/api/produtos/backoffice';

/** Products of a request that was validated: they wait for the first approval. */
export interface ValidatedProducts {
  readonly request: OpenedRequest;
  /** The family in the catalogue, which has no other products. */
  readonly familiaId: number;
  /** The codes of the products. */
  readonly codigos: readonly number[];
}

/** Opens a request of one family with so many products, fills it in, sends and validates it, without the portal. */
export async function validatedProducts(count: number, collection: string): Promise<ValidatedProducts> {
  const request = await openRequest(count);
  const [requested = 0] = request.families;
  await fillFamily(requested, collection);
  await fillProducts(
    requested,
    Array.from({ length: count }, (_, index) => `cor ${index + 1}`),
  );
  await sendRequest(request);

  const [validator, accounting] = await Promise.all([accessTokens('validador'), accessTokens('contabil')]);
  const decide = async (path: string, token: string, versao: number, body?: object) =>
    jsonOf(
      await callGateway(`${REVIEW}/${path}`, token, {
        method: 'PUT',
        headers: { 'If-Match': `"${versao}"` },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const family = () => familyRequestOf(requested);
  await decide(`solicitacoes-familias/${requested}/validar`, validator.token, (await family()).versao);
  await decide(`solicitacoes-familias/${requested}/tributacao`, accounting.token, (await family()).versao);
  const codigos: number[] = [];
  for (let page = 1; page <= Math.ceil(count / 100); page += 1) {
    const query = `solicitacaoCadastroFamiliaId=${requested}&Pagina=${page}&QuantidadeRegistros=100`;
    const { produtos } = await jsonOf<Schemas['ProductRequestList']>(
      await callGateway(`${REVIEW}/produtos?${query}`, validator.token),
    );
    for (const { solicitacaoCadastroProdutoId: id, codigo, versao } of produtos) {
      await decide(`solicitacoes-produtos/${id}/validar`, validator.token, versao, { filiaisBloqueio: [] });
      codigos.push(codigo);
    }
  }
  const { familiaId } = await family();
  if (familiaId === null) throw new Error('The family was not made');
  return { request, familiaId, codigos };
}
