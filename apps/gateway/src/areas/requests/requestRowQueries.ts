import type { RequestSide } from '@portal/domain';
import { parseCnpj } from '@portal/formats';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import {
  families,
  familyRequests,
  productRequests,
  products,
  registrationRequests,
  requestRows,
  riskClasses,
  suppliers,
} from '../../database/schema.ts';
import type { Call } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { holdsText, isLetterPair } from '../../lists/searchText.ts';
import { blockedCount, boxQuantity } from '../products/productFigures.ts';

// Subqueries are made for the rows of the page only, not for those that are counted.
const riskClass = sql<string | null>`(
  select ${riskClasses.descricao} from ${riskClasses} where ${riskClasses.id} = ${families.classificacoesDeRiscoId}
)`;

/** Condition: the request, its supplier, the family or the product contains the text; a CNPJ may have its punctuation. */
function rowHolds(text = ''): SQL | undefined {
  const { busca, buscaDobrada, fornecedor } = requestRows;
  if (isLetterPair(text)) return holdsText([...text].map((one) => one + one).join(''), [buscaDobrada]);
  const bare = parseCnpj(text);
  const isPunctuated = bare.length < text.length && (/[./-]/.test(text) || /^\d+$/.test(bare));
  const ofSupplier = and(holdsText(bare, [busca]), holdsText(bare, [fornecedor]));
  return or(holdsText(text, [busca]), isPunctuated ? ofSupplier : undefined);
}

/**
 * Rows of the list of staff: one for each product of a request, or for its family while it has none. Those of one
 * request stand together in every order, the newest request first unless the call sorts (D26, CON-19).
 */
const requestRowList = listOf({
  rows: (queries) =>
    queries
      .select({
        id: familyRequests.id,
        solicitacaoCadastroProdutoId: productRequests.id,
        codigoSolicitacao: registrationRequests.codigo,
        fornecedorNomeTela: suppliers.nomeFantasia,
        codigoFornecedor: suppliers.codigo,
        fornecedorCnpj: suppliers.cnpj,
        familiaId: familyRequests.familiaId,
        familiaNome: families.nome,
        novaFamilia: familyRequests.novaFamilia,
        quantidadeCadastroProduto: familyRequests.quantidadeCadastroProduto,
        quantidadeCadastrada: familyRequests.quantidadeCadastrada,
        sentAt: registrationRequests.sentAt,
        produtoId: products.id,
        produtoNome: products.nome,
        statusProduto: products.statusAprovacao,
        statusComercial: productRequests.statusComercial,
        statusContabil: familyRequests.statusContabil,
        statusFamiliaComercial: familyRequests.statusComercial,
        cx: boxQuantity,
        bloqueados: blockedCount,
        risco: riskClass,
        valorNf: families.valorNf,
        custoFinal: families.valorBrutoCalculado,
        pv: families.precoSugerido,
        margem: families.margem,
        dataCriacao: registrationRequests.dataCriacao,
        dataExpiracao: registrationRequests.dataExpiracao,
        versao: familyRequests.versao,
        versaoProduto: productRequests.versao,
      })
      .from(requestRows)
      .innerJoin(registrationRequests, eq(registrationRequests.id, requestRows.solicitacaoId))
      .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
      .innerJoin(familyRequests, eq(familyRequests.id, requestRows.familyRequestId))
      .leftJoin(families, eq(families.id, familyRequests.familiaId))
      .leftJoin(productRequests, eq(productRequests.id, requestRows.productRequestId))
      .leftJoin(products, eq(products.id, productRequests.produtoId))
      .$dynamic(),
  where: sql`${requestRows.listada}`,
  search: rowHolds,
  order: [desc(requestRows.dataCriacao)],
  sort: {
    Codigo: requestRows.codigo,
    DataCriacao: requestRows.dataCriacao,
    DataExpiracao: requestRows.dataExpiracao,
  },
  id: [desc(requestRows.solicitacaoId), asc(requestRows.familyRequestId), asc(requestRows.productRequestId)],
  keys: {
    table: requestRows,
    select: (queries) => queries.select({ id: requestRows.id }).from(requestRows).$dynamic(),
    id: requestRows.id,
  },
});

/** A row of the list of staff, as it is stored. */
export type StoredRequestRow = Awaited<ReturnType<typeof requestRowList>>['rows'][number];

/** Condition: the row waits for this party. */
function waitsFor(party: RequestSide): SQL {
  if (party === 'Fornecedor') return sql`not ${requestRows.enviada}`;
  return sql`${party === 'Comercial' ? requestRows.paraComercial : requestRows.paraContabilidade}`;
}

/** One page of the rows that staff ask for, by whom they wait for and by a text. */
export function findRequestRows(
  { context, query }: Pick<Call<'listRegistrationRequests'>, 'context' | 'query'>,
  asked: SQL | undefined,
) {
  const { Aguardando, Busca: text } = query;
  return requestRowList(context, query, {
    text,
    where: and(asked, Aguardando && waitsFor(Aguardando)),
    costly: Boolean(text),
  });
}
