import { sql } from 'drizzle-orm';
import { productBlockedBranches, productChildren, products } from '../../database/schema.ts';
import { mainChild } from '../eans/eanQueries.ts';

// Subqueries are made for the rows of a page only, not for those that are counted.

/** How many pieces the box of a product holds, by its main bar code; null without one. */
export const boxQuantity = sql<number | null>`(
  select ${productChildren.quantidade} from ${productChildren} where ${mainChild(products.id)}
)`;

/** In how many branches a product is blocked. */
export const blockedCount = sql<number>`(
  select count(*)::integer from ${productBlockedBranches}
  where ${productBlockedBranches.produtoId} = ${products.id}
)`;
