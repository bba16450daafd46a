import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  divisionGroups,
  divisions,
  families,
  productChildren,
  productSuppliers,
  products,
} from '../../database/schema.ts';
import { createdBetween, type PeriodQuery } from '../../lists/createdBetween.ts';

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

/** Conditions on a row of `families`. */
function familyConditions({ DivisaoId, GestorId }: CatalogueFilter): SQL | undefined {
  return and(
    DivisaoId === undefined ? undefined : eq(families.divisoesId, DivisaoId),
    GestorId === undefined
      ? undefined
      : sql`exists (
          select 1 from ${divisions} join ${divisionGroups} on ${divisionGroups.id} = ${divisions.grupoDivisaoId}
          where ${and(
            eq(divisions.id, families.divisoesId),
            eq(divisionGroups.gestorId, GestorId),
            isNull(divisions.deletedAt),
            isNull(divisionGroups.deletedAt),
          )})`,
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
    familyConditions(filter),
    ofProducts === undefined
      ? undefined
      : sql`exists (select 1 from ${products} where ${and(eq(products.familiaId, families.id), ofProducts)})`,
  );
}

/** Condition on a list of products; the query need not join `families`. */
export function productsMatching(filter: CatalogueFilter): SQL | undefined {
  const ofFamilies = familyConditions(filter);
  return and(
    filter.FamiliaId === undefined ? undefined : eq(products.familiaId, filter.FamiliaId),
    createdBetween(products.dataCriacao, filter),
    productConditions(filter),
    ofFamilies === undefined
      ? undefined
      : sql`${products.familiaId} in (select ${families.id} from ${families} where ${ofFamilies})`,
  );
}
