import { branchCount } from '@portal/domain';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  branches,
  divisionGroups,
  divisions,
  families,
  managers,
  productBlockedBranches,
  productChildren,
  productRequests,
  productSuppliers,
  products,
  riskClasses,
  suppliers,
} from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { type CatalogueFilter, productsMatching } from '../families/catalogueFilter.ts';
import { countOfStatuses, type Statuses, statusIn } from './statusCounts.ts';

/** The filter of the batch pages: that of the catalogue, and what only they filter by (LOT-001 to LOT-009). */
export interface BatchFilter extends CatalogueFilter {
  readonly GrupoDivisaoId?: number;
  readonly ClassificacaoDeRiscoId?: number;
}

/** Condition on a row of `products` that the filter sets beside its statuses. */
function matching({ GrupoDivisaoId, ClassificacaoDeRiscoId, ...filter }: BatchFilter): SQL | undefined {
  const ofFamilies = and(
    ClassificacaoDeRiscoId === undefined
      ? undefined
      : eq(families.classificacoesDeRiscoId, ClassificacaoDeRiscoId),
    GrupoDivisaoId === undefined
      ? undefined
      : sql`${families.divisoesId} in (
          select ${divisions.id} from ${divisions} where ${eq(divisions.grupoDivisaoId, GrupoDivisaoId)})`,
  );
  return and(
    productsMatching(filter),
    ofFamilies === undefined
      ? undefined
      : sql`${products.familiaId} in (select ${families.id} from ${families} where ${ofFamilies})`,
  );
}

/** The products that a filter finds: a condition on a row of `products`, and how many they are. */
export function batchProductsFound(queries: Queries, filter: BatchFilter, statuses: Statuses) {
  const asked = matching(filter);
  const where = and(asked, statusIn(products.statusAprovacao, statuses));
  return {
    where,
    count: () => (asked === undefined ? countOfStatuses(queries, statuses) : queries.$count(products, where)),
  };
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
    .$dynamic();
}

// By a subquery, so that what finds and skips products joins no supplier.
const supplierName = sql`(
  select ${plainText(suppliers.nomeFantasia)} from ${productSuppliers}
  join ${suppliers} on ${suppliers.id} = ${productSuppliers.fornecedorId} where ${mainLink}
)`;

/** Products as the batch pages list them, by name unless the call sorts. */
export const batchProductList = listOf({
  rows: batchProductRows,
  order: [plainText(products.nome)],
  sort: {
    Codigo: products.codigo,
    Nome: plainText(products.nome),
    FamiliaNome: plainText(families.nome),
    FornecedorNomeTela: supplierName,
    ValorNf: families.valorNf,
    CustoFinal: families.valorBrutoCalculado,
    Pv: families.precoSugerido,
    Margem: families.margem,
    DataCriacao: products.dataCriacao,
  },
  id: products.id,
  keys: {
    select: (queries) =>
      queries
        .select({ id: products.id })
        .from(products)
        .innerJoin(families, eq(families.id, products.familiaId))
        .$dynamic(),
    at: (keys) =>
      inArray(
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
