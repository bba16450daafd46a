import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { divisions, families, productSuppliers, products } from '../../database/schema.ts';

/** Condition on a row of `divisions`: the supplier supplies a product of it (LOT-036, LOT-037). */
export function suppliedIn(supplierId: number): SQL {
  return sql`${divisions.id} in (
    select ${families.divisoesId} from ${productSuppliers}
    join ${products} on ${products.id} = ${productSuppliers.produtoId}
    join ${families} on ${families.id} = ${products.familiaId}
    where ${and(eq(productSuppliers.fornecedorId, supplierId), isNull(productSuppliers.deletedAt))}
  )`;
}
