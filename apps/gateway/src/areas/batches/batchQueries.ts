import { branchCount } from '@portal/domain';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  branches,
  divisionGroups,
  divisions,
  families,
  managers,
  productBlockedBranches,
  productChildren,
  productOrders,
  productRequests,
  productSuppliers,
  products,
  riskClasses,
  suppliers,
} from '../../database/schema.ts';
import { isOneOf } from '../../lists/isOneOf.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { type CatalogueFilter, productsMatching } from '../families/catalogueFilter.ts';
import { countOfStatuses, type Statuses, statusIn } from './statusCounts.ts';

/** The filter of the batch pages: that of the catalogue, and what only they filter by (LOT-001 to LOT-009). */
export interface BatchFilter extends CatalogueFilter {
  readonly GrupoDivisaoId?: number;
  readonly ClassificacaoDeRiscoId?: number;
}

/** Condition on a row of `families`. Divisions are few: found first, they are looked up in an index. */
function familiesOf({
  GestorId,
  GrupoDivisaoId,
  DivisaoId,
  ClassificacaoDeRiscoId,
}: BatchFilter): SQL | undefined {
  const ofManager = and(
    GestorId === undefined ? undefined : eq(divisionGroups.gestorId, GestorId),
    GestorId === undefined ? undefined : isNull(divisions.deletedAt),
    GestorId === undefined ? undefined : isNull(divisionGroups.deletedAt),
  );
  const ofGroups = and(
    ofManager,
    GrupoDivisaoId === undefined ? undefined : eq(divisionGroups.id, GrupoDivisaoId),
  );
  return and(
    ofGroups === undefined
      ? undefined
      : sql`${families.divisoesId} = any(array(
          select ${divisions.id} from ${divisions}
          join ${divisionGroups} on ${divisionGroups.id} = ${divisions.grupoDivisaoId} where ${ofGroups}))`,
    DivisaoId === undefined ? undefined : eq(families.divisoesId, DivisaoId),
    ClassificacaoDeRiscoId === undefined
      ? undefined
      : eq(families.classificacoesDeRiscoId, ClassificacaoDeRiscoId),
  );
}

/** Condition on a row of `products` that the filter sets beside its statuses. */
function matching(filter: BatchFilter): SQL | undefined {
  const { GestorId: _gestor, DivisaoId: _divisao, ...ofProducts } = filter;
  const ofFamilies = familiesOf(filter);
  return and(
    productsMatching(ofProducts),
    ofFamilies === undefined
      ? undefined
      : sql`${products.familiaId} in (select ${families.id} from ${families} where ${ofFamilies})`,
  );
}

/**
 * What products are sorted by that families and suppliers have. Up and down, the id follows, so that one index leads to
 * either.
 */
const OF_OTHERS = {
  FamiliaNome: [productOrders.familiaNome, productOrders.produtoId],
  FornecedorNomeTela: [productOrders.fornecedorNome, productOrders.produtoId],
  ValorNf: [productOrders.valorNf, productOrders.produtoId],
  CustoFinal: [productOrders.valorBrutoCalculado, productOrders.produtoId],
  Pv: [productOrders.precoSugerido, productOrders.produtoId],
  Margem: [productOrders.margem, productOrders.produtoId],
} as const;

/** What products are sorted by. */
const SORT = {
  ...OF_OTHERS,
  Codigo: [products.codigo, products.id],
  Nome: [plainText(products.nome), products.id],
  DataCriacao: [products.dataCriacao, products.id],
} as const;

type SortColumn = keyof typeof SORT;

const isOfOthers = (column: SortColumn | undefined) => column !== undefined && column in OF_OTHERS;

const orderOfProduct = eq(productOrders.produtoId, products.id);

/** The products that a filter finds, in the order of the call: of statuses alone they are counted without reading them. */
export function batchProductsFound(
  queries: Queries,
  filter: BatchFilter & { readonly 'Ordenacao.Coluna'?: SortColumn },
  statuses: Statuses,
) {
  const { 'Ordenacao.Coluna': column, ...asked } = filter;
  const condition = matching(asked);
  const { statusAprovacao } = isOfOthers(column) ? productOrders : products;
  const where = statusIn(statusAprovacao, statuses);
  return condition === undefined
    ? { where, count: () => countOfStatuses(queries, statuses) }
    : { where, places: [condition] };
}

// Subqueries are made for the rows of the page only, not for those that are counted.
const boxQuantity = sql<number | null>`(
  select ${productChildren.quantidade} from ${productChildren}
  where ${productChildren.produtoId} = ${products.id} and ${productChildren.principal}
    and ${productChildren.deletedAt} is null
)`;
const blockedCount = sql<number>`(
  select count(*)::integer from ${productBlockedBranches}
  where ${productBlockedBranches.produtoId} = ${products.id}
)`;
const branchesInAll = sql<number>`(select count(*)::integer from ${branches})`;
const fromRequest = sql<boolean>`exists (
  select 1 from ${productRequests} where ${productRequests.produtoId} = ${products.id}
)`;

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
      deSolicitacao: fromRequest,
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
    .from(products)
    .innerJoin(families, eq(families.id, products.familiaId))
    .leftJoin(divisions, eq(divisions.id, families.divisoesId))
    .leftJoin(divisionGroups, eq(divisionGroups.id, divisions.grupoDivisaoId))
    .leftJoin(managers, eq(managers.id, divisionGroups.gestorId))
    .leftJoin(riskClasses, eq(riskClasses.id, families.classificacoesDeRiscoId))
    .leftJoin(productSuppliers, mainLink)
    .leftJoin(suppliers, eq(suppliers.id, productSuppliers.fornecedorId))
    .innerJoin(productOrders, orderOfProduct)
    .$dynamic();
}

/** Selects the ids of products, with what they are sorted by that others have: they are found along its indexes. */
function batchProductKeys(queries: Queries, column?: SortColumn) {
  const keys = queries.select({ id: products.id }).from(products).$dynamic();
  return isOfOthers(column) ? keys.innerJoin(productOrders, orderOfProduct) : keys;
}

/** Products as the batch pages list them, by name unless the call sorts. */
export const batchProductList = listOf({
  rows: batchProductRows,
  order: [plainText(products.nome)],
  sort: SORT,
  id: products.id,
  keys: {
    select: batchProductKeys,
    at: (keys) =>
      isOneOf(
        products.id,
        keys.map(({ id }) => id),
      ),
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
