import type { Schemas } from '@portal/api';
import { supplierAnalysis } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { and, count, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  divisionGroups,
  divisions,
  families,
  productCurves,
  productStocks,
  productSuppliers,
  products,
  requisitionDivisions,
  requisitions,
  supplierFinancials,
  suppliers,
} from '../../database/schema.ts';
import { plainText } from '../../lists/searchText.ts';
import { tradeNameOfSupplier } from '../suppliers/supplierQueries.ts';

const YEAR_DAYS = 365;

/** Ids of the divisions of a manager, as a query. */
export const divisionsOfManager = (queries: Queries, managerId: number) =>
  queries
    .select({ id: divisions.id })
    .from(divisions)
    .innerJoin(divisionGroups, eq(divisionGroups.id, divisions.grupoDivisaoId))
    .where(and(eq(divisionGroups.gestorId, managerId), isNull(divisionGroups.deletedAt)));

/** Suppliers of the products in the divisions of a manager. */
const suppliersOfManager = (queries: Queries, managerId: number) =>
  queries
    .select({ id: productSuppliers.fornecedorId })
    .from(productSuppliers)
    .innerJoin(products, eq(products.id, productSuppliers.produtoId))
    .innerJoin(families, eq(families.id, products.familiaId))
    .where(
      and(
        isNull(productSuppliers.deletedAt),
        inArray(families.divisoesId, divisionsOfManager(queries, managerId)),
      ),
    );

/** The analyses of suppliers, by trade name (RQF-054, RQF-082). */
export async function analysesOf(
  queries: Queries,
  ids: readonly number[] | ReturnType<typeof suppliersOfManager>,
  requested: number,
): Promise<Schemas['RequisitionAnalysis'][]> {
  const isAsked = (column: typeof suppliers.id | typeof productSuppliers.fornecedorId) =>
    Array.isArray(ids) ? inArray(column, ids) : inArray(column, sql`${ids}`);
  const stocked = queries
    .select({
      supplierId: productSuppliers.fornecedorId,
      produtos: count().as('produtos'),
      emRuptura: sql<number>`count(*) filter (where ${productStocks.quantidadeEstoque} = 0)`.as('em_ruptura'),
    })
    .from(productSuppliers)
    .innerJoin(productCurves, eq(productCurves.produtoId, productSuppliers.produtoId))
    .innerJoin(productStocks, eq(productStocks.produtoId, productSuppliers.produtoId))
    .where(and(isNull(productSuppliers.deletedAt), isAsked(productSuppliers.fornecedorId)))
    .groupBy(productSuppliers.fornecedorId)
    .as('stocked');
  const rows = await queries
    .select({
      fornecedorId: suppliers.id,
      fornecedor: tradeNameOfSupplier,
      financials: supplierFinancials,
      produtos: sql<number>`coalesce(${stocked.produtos}, 0)`.mapWith(Number),
      emRuptura: sql<number>`coalesce(${stocked.emRuptura}, 0)`.mapWith(Number),
    })
    .from(suppliers)
    .leftJoin(supplierFinancials, eq(supplierFinancials.fornecedorId, suppliers.id))
    .leftJoin(stocked, eq(stocked.supplierId, suppliers.id))
    .where(isAsked(suppliers.id))
    .orderBy(plainText(tradeNameOfSupplier), suppliers.id);
  return rows.map(({ fornecedorId, fornecedor, financials, produtos, emRuptura }) => ({
    fornecedorId,
    fornecedor,
    ...supplierAnalysis(
      {
        estoqueCusto: financials?.estoqueCusto ?? 0,
        valorDeVenda: financials?.valorDeVenda ?? 0,
        faturamentoMesAnterior: financials?.faturamentoMesAnterior ?? 0,
        faturamentoMesAtual: financials?.faturamentoMesAtual ?? 0,
        margemMesAnterior: financials?.margemMesAnterior ?? 0,
        produtos,
        emRuptura,
      },
      requested,
    ),
  }));
}

/** The analyses of the suppliers of a manager. */
export function managerAnalyses(queries: Queries, managerId: number) {
  return analysesOf(queries, suppliersOfManager(queries, managerId), 0);
}

/** The analysis of a supplier with a requested value, as a requisition keeps it. */
export async function analysisOf(queries: Queries, supplierId: number, requested: number) {
  const [analysis] = await analysesOf(queries, [supplierId], requested);
  if (analysis === undefined) throw new Error('A supplier is gone while its requisition is saved');
  return analysis;
}

/**
 * What a manager asked for in the last twelve months, by division (RQF-081).
 *
 * @param except id of a requisition that does not count, where it is its own history.
 */
export async function managerHistory(
  queries: Queries,
  managerId: number,
  now: Date,
  except?: number,
): Promise<Schemas['DivisionHistory'][]> {
  const approved = sql`${requisitions.status} = 'Aprovado'`;
  const rows = await queries
    .select({
      divisaoId: divisions.id,
      divisao: divisions.descricao,
      quantidadeRequisicoes: count(),
      valorRequisitado: sql<number>`sum(${requisitions.valorRequisicao})`.mapWith(Number),
      valorAprovado:
        sql<number>`coalesce(sum(${requisitions.valorRequisicao}) filter (where ${approved}), 0)`.mapWith(
          Number,
        ),
      ultimaCompra: sql<
        string | null
      >`max(${requisitions.dataCompraInicial}) filter (where ${approved})::text`,
    })
    .from(requisitions)
    .innerJoin(requisitionDivisions, eq(requisitionDivisions.requisicaoId, requisitions.id))
    .innerJoin(divisions, eq(divisions.id, requisitionDivisions.divisaoId))
    .where(
      and(
        eq(requisitions.gestorId, managerId),
        gte(requisitions.dataCompraInicial, dayInSaoPaulo(now, -YEAR_DAYS)),
        isNull(requisitions.deletedAt),
        except === undefined ? undefined : ne(requisitions.id, except),
      ),
    )
    .groupBy(divisions.id, divisions.descricao)
    .orderBy(plainText(divisions.descricao));
  return rows;
}
