import type { BatchKind } from '@portal/domain';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, partOf, refersTo } from './columns.ts';
import { products } from './products.ts';
import { users } from './session.ts';

/** What a product had before a batch, or got by it: a text for people, and what the kind of the batch adds (`BatchStates`). */
interface BatchState {
  readonly texto: string;
}

/** A batch of products that one user changed in one act, chunk by chunk. */
export const batches = pgTable('batches', {
  /** Made by the page, so that all chunks and tries of a batch carry it. */
  id: uuid().primaryKey(),
  kind: text().$type<BatchKind>().notNull(),
  userId: refersTo('user_id', () => users.id),
  createdAt: instant('created_at').notNull(),
  /** When it was forgotten what the batch did (`forgetOldBatches`). */
  forgottenAt: instant('forgotten_at'),
});

/** What a batch did with one product. */
export const batchItems = pgTable(
  'batch_items',
  {
    id: id(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    produtoId: partOf('produto_id', () => products.id),
    /** Version of the product that the user was shown. */
    seenVersion: integer('seen_version').notNull(),
    /** Version of the product in which the batch left it. */
    leftVersion: integer('left_version').notNull(),
    before: jsonb().$type<BatchState>().notNull(),
    after: jsonb().$type<BatchState>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    unique().on(table.batchId, table.produtoId),
    index('batch_items_by_product').on(table.produtoId, table.seenVersion),
  ],
);
