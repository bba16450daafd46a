import type { Schemas } from '@portal/api';
import { installmentsOf, requisitionBalance } from '@portal/domain';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  divisions,
  managers,
  purchaseSuggestions,
  requisitionDivisions,
  requisitionDocuments,
  requisitionFigure,
  requisitionInstallments,
  requisitionLogs,
  requisitions,
  requisitionTags,
  suppliers,
  tags,
} from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { tradeNameOfSupplier } from '../suppliers/supplierQueries.ts';

type Analysis = Schemas['RequisitionAnalysis'];

/** A requisition that was not deleted. */
export const isRequisition = (id: number) => and(eq(requisitions.id, id), isNull(requisitions.deletedAt));

const suggestionNumbers = sql<string | null>`(
  select string_agg(${purchaseSuggestions.id}::text, ', ' order by ${purchaseSuggestions.id}) from ${purchaseSuggestions}
  where ${purchaseSuggestions.requisicaoId} = ${requisitions.id}
)`;

const selectRows = (queries: Queries) =>
  queries
    .select({
      ...getTableColumns(requisitions),
      nomeGestor: managers.nome,
      fornecedor: tradeNameOfSupplier,
      sugestaoCompra: suggestionNumbers,
    })
    .from(requisitions)
    .innerJoin(managers, eq(managers.id, requisitions.gestorId))
    .innerJoin(suppliers, eq(suppliers.id, requisitions.fornecedorId));

const figure = (name: keyof Analysis) => requisitionFigure(requisitions.analise, name);

/** The list of requisitions, the newest first (RQL-014 to RQL-017, RQL-028, RQL-029). */
export const requisitionList = listOf({
  rows: (queries) => selectRows(queries).$dynamic(),
  where: isNull(requisitions.deletedAt),
  order: [desc(requisitions.dataCriacao)],
  sort: {
    Id: requisitions.id,
    NomeGestor: requisitions.gestorOrdem,
    Fornecedor: requisitions.fornecedorOrdem,
    TipoLiberacao: requisitions.tipoLiberacao,
    DataCompraInicial: requisitions.dataCompraInicial,
    ValorRequisicao: requisitions.valorRequisicao,
    SaldoContaCorrente: requisitions.saldoContaCorrente,
    Status: requisitions.status,
    Requisitante: plainText(requisitions.requisitante),
    DataCriacao: requisitions.dataCriacao,
    'Analise.diaEstoqueQuantidade': figure('diaEstoqueQuantidade'),
    'Analise.diaEstoqueValor': figure('diaEstoqueValor'),
    'Analise.estimativaCustoAtual': figure('estimativaCustoAtual'),
    'Analise.estimativaPrevisaoVenda': figure('estimativaPrevisaoVenda'),
    'Analise.estimativaRequisicaoCustoAtual': figure('estimativaRequisicaoCustoAtual'),
    'Analise.evolucao': figure('evolucao'),
    'Analise.ruptura': figure('ruptura'),
    'Analise.valorVendaComparativo': figure('valorVendaComparativo'),
    'Analise.valorVendaVigente': figure('valorVendaVigente'),
  },
  id: desc(requisitions.id),
  keys: {
    // What finds, sorts and skips requisitions does not carry them whole.
    select: (queries) => queries.select({ id: requisitions.id }).from(requisitions).$dynamic(),
    id: requisitions.id,
  },
});

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function sharedBody(row: Row) {
  return {
    id: row.id,
    sugestaoCompra: row.sugestaoCompra,
    gestorId: row.gestorId,
    nomeGestor: row.nomeGestor,
    tipoLiberacao: row.tipoLiberacao,
    fornecedorId: row.fornecedorId,
    fornecedor: row.fornecedor,
    dataCompraInicial: row.dataCompraInicial,
    dataCompraFinal: row.dataCompraFinal,
    dataCriacao: row.dataCriacao.toISOString(),
    valorRequisicao: row.valorRequisicao,
    saldoContaCorrente: row.saldoContaCorrente,
    status: row.status,
    requisitante: row.requisitante,
    observacoesValidador: row.observacoesValidador,
    observacoesDiretor: row.observacoesDiretor,
    preRequisicao: row.preRequisicao,
    versao: row.versao,
  };
}

/** The tags of requisitions, by name. */
async function tagsOf(queries: Queries, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await queries
          .select({ requisicaoId: requisitionTags.requisicaoId, id: tags.id, descricao: tags.descricao })
          .from(requisitionTags)
          .innerJoin(tags, eq(tags.id, requisitionTags.tagId))
          .where(inArray(requisitionTags.requisicaoId, [...ids]))
          .orderBy(plainText(tags.descricao));
  const byRequisition = Map.groupBy(rows, ({ requisicaoId }) => requisicaoId);
  return (id: number) =>
    (byRequisition.get(id) ?? []).map(({ id: tagId, descricao }) => ({ id: tagId, descricao }));
}

/** The rows of a list as the call returns them. */
export async function requisitionRows(
  queries: Queries,
  rows: readonly Row[],
): Promise<Schemas['RequisitionRow'][]> {
  const tagged = await tagsOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...sharedBody(row), analise: row.analise, tags: tagged(row.id) }));
}

/** Locks a requisition. @throws GatewayError 404 without it. */
export async function lockRequisition(queries: Queries, id: number) {
  const [row] = await queries.select().from(requisitions).where(isRequisition(id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** The installments of a requisition as they are stored, in their order. */
export function storedInstallments(queries: Queries, id: number) {
  const { numeroParcela, dataOriginal, data, valor, valorOriginal } = requisitionInstallments;
  return queries
    .select({ numeroParcela, dataOriginal, data, valor, valorOriginal })
    .from(requisitionInstallments)
    .where(eq(requisitionInstallments.requisicaoId, id))
    .orderBy(asc(numeroParcela));
}

/** The stored attachments of a requisition, in the order that they came. */
export function attachmentsOf(queries: Queries, id: number) {
  return queries
    .select()
    .from(requisitionDocuments)
    .where(eq(requisitionDocuments.requisicaoId, id))
    .orderBy(asc(requisitionDocuments.id));
}

/** A requisition as its calls return it. @throws GatewayError 404 without it. */
export async function requisitionBody(queries: Queries, id: number): Promise<Schemas['Requisition']> {
  const [row] = await selectRows(queries).where(isRequisition(id));
  if (row === undefined) throw notFound();
  const sugestoes = await queries
    .select({
      sugestaoId: purchaseSuggestions.id,
      valorSugestao: purchaseSuggestions.valorSugestao,
      dataVencimento: purchaseSuggestions.dataVencimento,
    })
    .from(purchaseSuggestions)
    .where(eq(purchaseSuggestions.requisicaoId, id))
    .orderBy(asc(purchaseSuggestions.id));
  const divisoes = await queries
    .select({ id: divisions.id, descricao: divisions.descricao })
    .from(requisitionDivisions)
    .innerJoin(divisions, eq(divisions.id, requisitionDivisions.divisaoId))
    .where(eq(requisitionDivisions.requisicaoId, id))
    .orderBy(plainText(divisions.descricao));
  const documents = await attachmentsOf(queries, id);
  const { valorRequisicao: total, dataCompraInicial: billing } = row;
  const before = await storedInstallments(queries, id);
  return {
    ...sharedBody(row),
    sugestoes,
    departamentoRequisicaoId: row.departamentoRequisicaoId,
    liberacaoEspecial: row.liberacaoEspecial,
    grupoDivisaoId: row.grupoDivisaoId,
    divisoes,
    valorOriginal: row.valorOriginal,
    saldoRequisicao: requisitionBalance(total, sugestoes),
    dataContaCorrente: row.dataContaCorrente,
    prazosCadastro: row.prazosCadastro,
    observacoes: row.observacoes,
    tags: (await tagsOf(queries, [id]))(id),
    nomeOriginal: documents.map(({ nomeOriginal }) => nomeOriginal),
    documentos: documents.map(({ id: documentoId, nomeOriginal }) => ({ documentoId, nomeOriginal })),
    analises: [row.analise],
    historico: [...row.historico],
    prazoCompra: {
      ...row.prazoCompra,
      vencimentos: installmentsOf(row.prazoCompra, { total, billing, before }),
    },
  };
}

const logList = listOf({
  rows: (queries) => queries.select().from(requisitionLogs).$dynamic(),
  order: [desc(requisitionLogs.id)],
  id: requisitionLogs.id,
});

/** A page of the edit log, the latest row first (RQA-026 to RQA-033). @throws GatewayError 404 without the requisition. */
export async function readLog(
  context: Parameters<typeof logList>[0],
  id: number,
  query: Parameters<typeof logList>[1],
): Promise<Schemas['RequisitionLogList']> {
  const [found] = await context.database.queries
    .select({ id: requisitions.id })
    .from(requisitions)
    .where(isRequisition(id));
  if (found === undefined) throw notFound();
  const { rows, meta } = await logList(context, query, { where: eq(requisitionLogs.requisicaoId, id) });
  return {
    requisicaoLogs: rows.map(({ prazoCompra, requisicaoId, userId, dataCriacao, ...row }) => ({
      ...row,
      dataCriacao: dataCriacao.toISOString(),
      tipoPrazo: prazoCompra.tipoPrazo,
      vencimento1: prazoCompra.vencimento1,
      vencimento2: prazoCompra.vencimento2,
      vencimento3: prazoCompra.vencimento3,
      vencimento4: prazoCompra.vencimento4,
      vencimento5: prazoCompra.vencimento5,
      vencimento6: prazoCompra.vencimento6,
    })),
    meta,
  };
}
