import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  divisionGroups,
  divisions,
  families,
  productChildren,
  productSuppliers,
  products,
} from '../../database/schema.ts';
import { createdBetween, type Period } from '../../lists/createdBetween.ts';

/** What the catalogue filter of families and of products asks for (FLT-001 to FLT-007); undefined asks for nothing. */
export interface CatalogueFilter {
  readonly familyId: number | undefined;
  readonly supplierId: number | undefined;
  readonly productCode: number | undefined;
  /** Days on which the family or the product was created. */
  readonly period: Period;
  readonly divisionId: number | undefined;
  readonly managerId: number | undefined;
  /** A bar code in full. */
  readonly gtin: string | undefined;
}

/** The filter as the calls carry it. */
interface FilterQuery {
  readonly FamiliaId?: number;
  readonly FornecedorId?: number;
  readonly CodigoProduto?: number;
  readonly DivisaoId?: number;
  readonly GestorId?: number;
  readonly GtinEan?: string;
}

/** Reads the filter of a list; the period is checked by `requirePeriod`. */
export function catalogueFilter(query: FilterQuery, period: Period): CatalogueFilter {
  return {
    familyId: query.FamiliaId,
    supplierId: query.FornecedorId,
    productCode: query.CodigoProduto,
    period,
    divisionId: query.DivisaoId,
    managerId: query.GestorId,
    gtin: query.GtinEan,
  };
}

/** Conditions on a row of `families`. */
function familyConditions({ divisionId, managerId }: CatalogueFilter): SQL | undefined {
  return and(
    divisionId === undefined ? undefined : eq(families.divisoesId, divisionId),
    managerId === undefined
      ? undefined
      : sql`exists (
          select 1 from ${divisions} join ${divisionGroups} on ${divisionGroups.id} = ${divisions.grupoDivisaoId}
          where ${and(
            eq(divisions.id, families.divisoesId),
            eq(divisionGroups.gestorId, managerId),
            isNull(divisions.deletedAt),
            isNull(divisionGroups.deletedAt),
          )})`,
  );
}

/** Conditions on a row of `products`. */
function productConditions({ supplierId, productCode, gtin }: CatalogueFilter): SQL | undefined {
  return and(
    productCode === undefined ? undefined : eq(products.codigo, productCode),
    gtin === undefined
      ? undefined
      : sql`exists (select 1 from ${productChildren} where ${and(
          eq(productChildren.produtoId, products.id),
          eq(productChildren.ean, gtin),
          isNull(productChildren.deletedAt),
        )})`,
    supplierId === undefined
      ? undefined
      : sql`exists (select 1 from ${productSuppliers} where ${and(
          eq(productSuppliers.produtoId, products.id),
          eq(productSuppliers.fornecedorId, supplierId),
          isNull(productSuppliers.deletedAt),
        )})`,
  );
}

/** Condition on a list of families: one product of the family has to fit what is asked of products. */
export function familiesMatching(filter: CatalogueFilter): SQL | undefined {
  const ofProducts = productConditions(filter);
  return and(
    filter.familyId === undefined ? undefined : eq(families.id, filter.familyId),
    createdBetween(families.dataCriacao, filter.period),
    familyConditions(filter),
    ofProducts === undefined
      ? undefined
      : sql`exists (select 1 from ${products} where ${and(eq(products.familiaId, families.id), ofProducts)})`,
  );
}

/** Condition on a list of products, which need not have joined `families`. */
export function productsMatching(filter: CatalogueFilter): SQL | undefined {
  const ofFamilies = familyConditions(filter);
  return and(
    filter.familyId === undefined ? undefined : eq(products.familiaId, filter.familyId),
    createdBetween(products.dataCriacao, filter.period),
    productConditions(filter),
    ofFamilies === undefined
      ? undefined
      : sql`${products.familiaId} in (select ${families.id} from ${families} where ${ofFamilies})`,
  );
}
