import type { Schemas } from '@portal/api';
import { branchCount } from '@portal/domain';
import { type AnyColumn, and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  branches,
  divisionGroups,
  divisions,
  families,
  familyRequests,
  managers,
  productOrders,
  productRequests,
  productSuppliers,
  products,
  registrationRequests,
  riskClasses,
  suppliers,
} from '../../database/schema.ts';
import { createdBetween } from '../../lists/createdBetween.ts';
import { listOf } from '../../lists/listOf.ts';
import type { CatalogueFilter } from '../families/catalogueFilter.ts';
import { blockedCount, boxQuantity } from '../products/productFigures.ts';

/** The filter of the batch pages: that of the catalogue, and what only they filter by (LOT-001 to LOT-009). */
export interface BatchFilter extends Omit<CatalogueFilter, 'GtinEan'> {
  readonly GrupoDivisaoId?: number;
  readonly ClassificacaoDeRiscoId?: number;
}

/** Condition on the division: those of a manager or a group are found first, since they are few. */
function divisionOf({ GestorId, GrupoDivisaoId }: BatchFilter): SQL | undefined {
  if (GestorId === undefined && GrupoDivisaoId === undefined) return undefined;
  const ofManager = and(
    eq(divisionGroups.gestorId, GestorId ?? 0),
    isNull(divisions.deletedAt),
    isNull(divisionGroups.deletedAt),
  );
  const of = and(
    GestorId === undefined ? undefined : ofManager,
    GrupoDivisaoId === undefined ? undefined : eq(divisionGroups.id, GrupoDivisaoId),
  );
  return sql`${productOrders.divisaoId} = any(array(
    select ${divisions.id} from ${divisions}
    join ${divisionGroups} on ${divisionGroups.id} = ${divisions.grupoDivisaoId} where ${of}))`;
}

/** Condition on a row of `product_orders`: the product meets the filter and has one of the statuses; none stands for any. */
export function batchProductsMatching(
  filter: BatchFilter,
  statuses: readonly Schemas['ProductApprovalStatus'][],
): SQL | undefined {
  // What other tables say is found first: they lead along an index however many the planner expects.
  const { FamiliaId, CodigoProduto, FornecedorId, DivisaoId, ClassificacaoDeRiscoId } = filter;
  const is = (column: AnyColumn, value: number | undefined) =>
    value === undefined ? undefined : eq(column, value);
  return and(
    statuses.length === 0 ? undefined : inArray(productOrders.statusAprovacao, [...statuses]),
    is(productOrders.familiaId, FamiliaId),
    is(productOrders.codigo, CodigoProduto),
    is(productOrders.divisaoId, DivisaoId),
    is(productOrders.classificacaoDeRiscoId, ClassificacaoDeRiscoId),
    divisionOf(filter),
    createdBetween(productOrders.dataCriacao, filter),
    FornecedorId === undefined
      ? undefined
      : sql`${productOrders.produtoId} = any(array(
          select ${productSuppliers.produtoId} from ${productSuppliers} where ${and(
            eq(productSuppliers.fornecedorId, FornecedorId),
            isNull(productSuppliers.deletedAt),
          )}))`,
  );
}

// Subqueries are made for the rows of the page only, not for those that are counted.
const branchesInAll = sql<number>`(select count(*)::integer from ${branches})`;

const suppliedByRequester = sql`exists (select 1 from ${productSuppliers} where ${and(
  eq(productSuppliers.produtoId, products.id),
  eq(productSuppliers.fornecedorId, registrationRequests.fornecedorId),
  isNull(productSuppliers.deletedAt),
)})`;

/** Where a product stands to the request that it was registered in. */
export const placeInRequest = sql<Schemas['PlaceInRequest']>`coalesce((
  select case
    when ${ne(familyRequests.familiaId, products.familiaId)} then 'OutraFamilia'
    when ${suppliedByRequester} then 'NaSolicitacao'
    else 'OutroFornecedor'
  end
  from ${productRequests}
  join ${familyRequests} on ${eq(familyRequests.id, productRequests.solicitacaoCadastroFamiliaId)}
  join ${registrationRequests} on ${eq(registrationRequests.id, familyRequests.solicitacaoCadastroId)}
  where ${eq(productRequests.produtoId, products.id)}
), 'SemSolicitacao')`;

/** The link with the main supplier. */
const mainLink = and(
  eq(productSuppliers.produtoId, products.id),
  eq(productSuppliers.padrao, true),
  isNull(productSuppliers.deletedAt),
);

/** Selects products with everything that the batch pages show of them. */
function batchProductRows(queries: Queries) {
  return queries
    .select({
      id: products.id,
      codigo: products.codigo,
      nome: products.nome,
      familiaId: products.familiaId,
      familiaNome: families.nome,
      fornecedorId: suppliers.id,
      codigoFornecedor: suppliers.codigo,
      fornecedorNomeTela: suppliers.nomeFantasia,
      divisao: divisions.descricao,
      grupoDivisao: divisionGroups.descricao,
      gestor: managers.nome,
      risco: riskClasses.descricao,
      statusAprovacao: products.statusAprovacao,
      lugarNaSolicitacao: placeInRequest,
      cx: boxQuantity,
      bloqueadas: blockedCount,
      filiais: branchesInAll,
      valorNf: families.valorNf,
      custoFinal: families.valorBrutoCalculado,
      pv: families.precoSugerido,
      margem: families.margem,
      dataCriacao: products.dataCriacao,
      versao: products.versao,
    })
    .from(productOrders)
    .innerJoin(products, eq(products.id, productOrders.produtoId))
    .innerJoin(families, eq(families.id, products.familiaId))
    .leftJoin(divisions, eq(divisions.id, families.divisoesId))
    .leftJoin(divisionGroups, eq(divisionGroups.id, divisions.grupoDivisaoId))
    .leftJoin(managers, eq(managers.id, divisionGroups.gestorId))
    .leftJoin(riskClasses, eq(riskClasses.id, families.classificacoesDeRiscoId))
    .leftJoin(productSuppliers, mainLink)
    .leftJoin(suppliers, eq(suppliers.id, productSuppliers.fornecedorId))
    .$dynamic();
}

/**
 * Products as the batch pages list them, by name unless the call sorts. Up and down, the id follows, so that one index leads
 * to either.
 */
export const batchProductList = listOf({
  rows: batchProductRows,
  order: [productOrders.nome],
  sort: {
    Codigo: productOrders.codigo,
    Nome: productOrders.nome,
    FamiliaNome: productOrders.familiaNome,
    FornecedorNomeTela: productOrders.fornecedorNome,
    ValorNf: productOrders.valorNf,
    CustoFinal: productOrders.valorBrutoCalculado,
    Pv: productOrders.precoSugerido,
    Margem: productOrders.margem,
    DataCriacao: productOrders.dataCriacao,
  },
  id: productOrders.produtoId,
  keys: {
    table: productOrders,
    select: (queries) => queries.select({ id: productOrders.produtoId }).from(productOrders).$dynamic(),
  },
});

type BatchRow = Awaited<ReturnType<typeof batchProductList>>['rows'][number];

/** A product as the contract shows it on the batch pages. */
export function batchProductBody({ bloqueadas, filiais, dataCriacao, ...row }: BatchRow) {
  return {
    ...row,
    filiaisLivres: branchCount(filiais - bloqueadas, filiais),
    filiaisBloqueadas: branchCount(bloqueadas, filiais),
    dataCriacao: dataCriacao.toISOString(),
  };
}
