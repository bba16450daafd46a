import { type AnyColumn, and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productChildren } from '../../database/schema.ts';

/** An EAN as the contract shows it. */
export const eanFields = {
  id: productChildren.id,
  gtinEan: productChildren.ean,
  dun: productChildren.dun,
  quantidadeProdutosNaCaixa: productChildren.quantidade,
  descricao: productChildren.descricao,
  principal: productChildren.principal,
  saldao: productChildren.saldao,
  versao: productChildren.versao,
};

/** Condition: a bar code is the main one of its product. */
export const isMainChild = sql`${productChildren.principal} and ${productChildren.deletedAt} is null`;

/** The main bar code of a product, whose id or column of ids is given. */
export function mainChild(productId: number | AnyColumn): SQL | undefined {
  return and(eq(productChildren.produtoId, productId), isMainChild);
}

/** EANs of a product that have not been removed. */
export function eansOf(productId: number): SQL | undefined {
  return and(eq(productChildren.produtoId, productId), isNull(productChildren.deletedAt));
}

/** Finds the EANs of a product, the main one first. */
export function findEans(queries: Queries, productId: number) {
  return queries
    .select(eanFields)
    .from(productChildren)
    .where(eansOf(productId))
    .orderBy(desc(productChildren.principal), asc(productChildren.id));
}

/** Locks a code until the transaction ends, so that two products do not take it at the same time. */
export async function lockCode(queries: Queries, kind: string, code: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${code}`}, 0))`);
}

/** Whether another product has a bar code; the code stays locked until the transaction ends. */
export async function isCodeTaken(
  queries: Queries,
  productId: number,
  kind: 'ean' | 'dun',
  code: string,
): Promise<boolean> {
  await lockCode(queries, kind, code);
  const [other] = await queries
    .select({ id: productChildren.id })
    .from(productChildren)
    .where(
      and(
        eq(productChildren[kind], code),
        ne(productChildren.produtoId, productId),
        isNull(productChildren.deletedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}
