import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  divisionGroups,
  divisions,
  families,
  productChildren,
  productOrders,
  productSuppliers,
  products,
} from '../../database/schema.ts';
import { createdBetween, type PeriodQuery } from '../../lists/createdBetween.ts';
import type { WideCondition } from '../../lists/listOf.ts';

/** Filter of the catalogue, the same for families and products (FLT-001 to FLT-007). */
export interface CatalogueFilter extends PeriodQuery {
  readonly FamiliaId?: number;
  readonly FornecedorId?: number;
  readonly CodigoProduto?: number;
  readonly DivisaoId?: number;
  readonly GestorId?: number;
  /** A complete bar code. */
  readonly GtinEan?: string;
}

/** Condition: a column of divisions holds one that is asked for. */
function divisionIn(column: AnyColumn, { DivisaoId, GestorId }: CatalogueFilter): SQL | undefined {
  return and(
    DivisaoId === undefined ? undefined : eq(column, DivisaoId),
    GestorId === undefined
      ? undefined
      : sql`${column} = any(array(
          select ${divisions.id} from ${divisions}
          join ${divisionGroups} on ${divisionGroups.id} = ${divisions.grupoDivisaoId}
          where ${and(
            eq(divisionGroups.gestorId, GestorId),
            isNull(divisions.deletedAt),
            isNull(divisionGroups.deletedAt),
          )}))`,
  );
}

/** Conditions on a row of `products`. */
function productConditions({ FornecedorId, CodigoProduto, GtinEan }: CatalogueFilter): SQL | undefined {
  return and(
    CodigoProduto === undefined ? undefined : eq(products.codigo, CodigoProduto),
    GtinEan === undefined
      ? undefined
      : sql`exists (select 1 from ${productChildren} where ${and(
          eq(productChildren.produtoId, products.id),
          eq(productChildren.ean, GtinEan),
          isNull(productChildren.deletedAt),
        )})`,
    FornecedorId === undefined
      ? undefined
      : sql`exists (select 1 from ${productSuppliers} where ${and(
          eq(productSuppliers.produtoId, products.id),
          eq(productSuppliers.fornecedorId, FornecedorId),
          isNull(productSuppliers.deletedAt),
        )})`,
  );
}

/** Condition on a list of families: at least one product matches the product filters. */
export function familiesMatching(filter: CatalogueFilter): SQL | undefined {
  const ofProducts = productConditions(filter);
  return and(
    filter.FamiliaId === undefined ? undefined : eq(families.id, filter.FamiliaId),
    createdBetween(families.dataCriacao, filter),
    divisionIn(families.divisoesId, filter),
    ofProducts === undefined
      ? undefined
      : sql`exists (select 1 from ${products} where ${and(eq(products.familiaId, families.id), ofProducts)})`,
  );
}

/** Condition on a list of products, but for what `productsOfDivisions` says. */
export function productsMatching(filter: CatalogueFilter): SQL | undefined {
  return and(
    filter.FamiliaId === undefined ? undefined : eq(products.familiaId, filter.FamiliaId),
    createdBetween(products.dataCriacao, filter),
    productConditions(filter),
  );
}

/** Condition on a list of products: their division, or that of a manager, who may have much of the catalogue. */
export function productsOfDivisions(filter: CatalogueFilter): WideCondition | undefined {
  const ofFamily = divisionIn(families.divisoesId, filter);
  if (ofFamily === undefined) return undefined;
  return {
    found: sql`${products.familiaId} in (select ${families.id} from ${families} where ${ofFamily})`,
    // `offset 0` keeps it a look-up of each row.
    met: sql`exists (select from ${families} where ${and(eq(families.id, products.familiaId), ofFamily)} offset 0)`,
    table: productOrders,
    inTable: divisionIn(productOrders.divisaoId, filter),
  };
}
