import type { Schemas } from '@portal/api';
import { EMPTY_TERMS } from '@portal/domain';
import { addDays, dayInSaoPaulo } from '@portal/formats';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';

/** Path of the calls of requisitions. */
export const REQUISITIONS = '/api/produtos/requisicoes';

/** Path of the decisions in the lists. */
export const DECISIONS = '/api/produtos/backoffice/requisicoes';

let director: ReturnType<typeof accessTokens> | undefined;

/** Reads what the gateway says to a director, who signs in once: a test asks more often than one may sign in. */
export async function readAsDirector<Body>(path: string): Promise<Body> {
  director ??= accessTokens('diretoria');
  const { token } = await director;
  return jsonOf(await callGateway(path, token));
}

/** Requisitions that wait for approval, and nothing else with them. */
interface ValidatedRequisitions {
  /** Address of the list of approval that shows just these: they alone have its tag. */
  readonly address: string;
  /** In the order of the list, the newest first; each of another value, to the odd cent. */
  readonly requisitions: readonly Schemas['Requisition'][];
}

/**
 * Asks for purchases of three installments and validates them, without the portal.
 *
 * @param texts.tag name of the tag that they alone have.
 * @param texts.observacoes what the requester remarks.
 */
export async function validatedRequisitions(
  count: number,
  {
    tag: descricao = crypto.randomUUID(),
    observacoes = null,
  }: { tag?: string; observacoes?: string | null } = {},
): Promise<ValidatedRequisitions> {
  const [requester, validator] = await Promise.all([accessTokens('comercial'), accessTokens('validador')]);
  const post = async <Body>(path: string, body: object): Promise<Body> =>
    jsonOf(await callGateway(path, requester.token, { method: 'POST', body: JSON.stringify(body) }));
  const tag = await post<Schemas['Tag']>('/api/produtos/tags', { descricao });
  const { requisicoes } = await readAsDirector<Schemas['RequisitionList']>(
    `${REQUISITIONS}?Pagina=1&QuantidadeRegistros=1`,
  );
  const [like] = requisicoes;
  if (like === undefined) throw new Error('The seed has no requisition');
  const today = dayInSaoPaulo(new Date());
  const requisitions: Schemas['Requisition'][] = [];
  for (let index = 0; index < count; index += 1) {
    const valorVencimento1 = 1_000.01 + index * 10;
    const created = await post<Schemas['RequisitionAnswer']>(REQUISITIONS, {
      gestorId: like.gestorId,
      fornecedorId: like.fornecedorId,
      tipoLiberacao: 'Fornecedor',
      dataCompraInicial: addDays(today, 10),
      valorRequisicao: Math.round((valorVencimento1 + 500.55 + 333.33) * 100) / 100,
      dataContaCorrente: today,
      saldoContaCorrente: -120.5,
      prazosCadastro: '30/60/90',
      prazoCompra: {
        ...EMPTY_TERMS,
        tipoPrazo: 'Parcelado',
        vencimento1Original: addDays(today, 40),
        vencimento1: addDays(today, 40),
        vencimento2: addDays(today, 70),
        vencimento3: addDays(today, 100),
        valorVencimento1,
        valorVencimento2: 500.55,
        valorVencimento3: 333.33,
      },
      observacoes,
      tags: [{ id: tag.id }],
    } satisfies Schemas['RequisitionInput']);
    const { id, versao } = created.requisicao;
    const answer = await callGateway(`${DECISIONS}/${id}/validar`, validator.token, {
      method: 'PUT',
      headers: { 'If-Match': `"${versao}"` },
    });
    requisitions.unshift((await jsonOf<Schemas['RequisitionAnswer']>(answer)).requisicao);
  }
  return { address: `/requisicao-de-compras/aprovar?tags=${tag.id}`, requisitions };
}
