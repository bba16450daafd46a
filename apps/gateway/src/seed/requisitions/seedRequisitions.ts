import { and, asc, eq, isNull } from 'drizzle-orm';
import { analysesOf, managerHistory } from '../../areas/requisitions/supplierFigures.ts';
import type { Queries } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import * as tables from '../../database/schema.ts';
import { createExpenses } from './expenses.ts';
import { createProductCurves } from './productCurves.ts';
import { createRequisitions } from './requisitions.ts';
import { createSupplierTerms } from './supplierTerms.ts';

const { products, families, productStocks, productSuppliers, divisions, divisionGroups, managers } = tables;

/** Products with a stock, with the supplier, division and manager that buy them. */
function buyableProducts(queries: Queries) {
  return queries
    .select({
      produtoId: products.id,
      fornecedorId: productSuppliers.fornecedorId,
      divisaoId: divisions.id,
      grupoDivisaoId: divisionGroups.id,
      gestorId: managers.id,
      gestor: managers.nome,
      custoUnitario: productStocks.custoUnitario,
    })
    .from(products)
    .innerJoin(productStocks, eq(productStocks.produtoId, products.id))
    .innerJoin(
      productSuppliers,
      and(
        eq(productSuppliers.produtoId, products.id),
        eq(productSuppliers.padrao, true),
        isNull(productSuppliers.deletedAt),
      ),
    )
    .innerJoin(families, eq(families.id, products.familiaId))
    .innerJoin(divisions, eq(divisions.id, families.divisoesId))
    .innerJoin(divisionGroups, eq(divisionGroups.id, divisions.grupoDivisaoId))
    .innerJoin(managers, eq(managers.id, divisionGroups.gestorId))
    .orderBy(asc(products.id));
}

/**
 * Two years of purchases: curves, payment terms, suggestions, requisitions with their log, payable titles and expenses. It
 * reads what the other seeds wrote, so that all of it is one company.
 *
 * @param at the instant that they count back from.
 */
export async function seedRequisitions(queries: Queries, at: Date): Promise<void> {
  const stocks = await queries.select().from(productStocks).orderBy(asc(productStocks.produtoId));
  const curves = createProductCurves(
    stocks.map(({ produtoId, custoUnitario, quantidadeEstoque }) => ({
      produtoId,
      custo: custoUnitario * quantidadeEstoque,
    })),
  );
  await insertRows(queries, tables.productCurves, curves);
  const partners = await queries
    .select({ id: tables.suppliers.id })
    .from(tables.suppliers)
    .innerJoin(tables.registrationFlows, eq(tables.registrationFlows.fornecedorId, tables.suppliers.id))
    .where(eq(tables.registrationFlows.statusFluxoCadastro, 'Aprovado'))
    .orderBy(asc(tables.suppliers.id));
  const terms = createSupplierTerms(partners.map(({ id }) => id));
  await insertRows(queries, tables.supplierTerms, terms);
  const places = new Map(curves.map(({ produtoId, curva }) => [produtoId, curva]));
  const branchIds = (
    await queries.select({ id: tables.branches.id }).from(tables.branches).orderBy(asc(tables.branches.id))
  ).map(({ id }) => id);
  const tagIds = (
    await queries.select({ id: tables.tags.id }).from(tables.tags).orderBy(asc(tables.tags.id)).limit(12)
  ).map(({ id }) => id);
  const created = createRequisitions({
    at,
    products: (await buyableProducts(queries)).map((product) => ({
      ...product,
      curva: places.get(product.produtoId) ?? 'C',
    })),
    terms,
    branchIds,
    tagIds,
  });
  const supplierIds = [...new Set(created.requisitions.map(({ fornecedorId }) => fornecedorId))];
  const analyses = new Map(
    (await analysesOf(queries, supplierIds, 0)).map((analysis) => [analysis.fornecedorId, analysis]),
  );
  await insertRows(
    queries,
    tables.requisitions,
    created.requisitions.map((requisition) => {
      const analise = analyses.get(requisition.fornecedorId);
      if (analise === undefined) throw new Error('A requisition has a supplier without figures');
      const estimativaRequisicaoCustoAtual = Number(
        (analise.estimativaCustoAtual + requisition.valorRequisicao).toFixed(2),
      );
      return {
        departamentoRequisicaoId: 1,
        ...requisition,
        analise: { ...analise, estimativaRequisicaoCustoAtual },
        historico: [],
        dataModificacao: requisition.dataCriacao,
        versao: 1,
      };
    }),
  );
  await insertRows(queries, tables.requisitionDivisions, created.divisions);
  await insertRows(queries, tables.requisitionTags, created.tags);
  // First, so that no installment has to become one that is billed.
  await insertRows(queries, tables.payableTitles, created.titles);
  await insertRows(queries, tables.requisitionInstallments, created.installments);
  await insertRows(queries, tables.requisitionLogs, created.logs);
  await insertRows(queries, tables.purchaseSuggestions, created.suggestions);
  await insertRows(queries, tables.purchaseSuggestionItems, created.items);
  await insertRows(queries, tables.expenses, createExpenses(at));
  for (const gestorId of new Set(created.requisitions.map((requisition) => requisition.gestorId))) {
    const historico = await managerHistory(queries, gestorId, at);
    await queries
      .update(tables.requisitions)
      .set({ historico })
      .where(eq(tables.requisitions.gestorId, gestorId));
  }
}
