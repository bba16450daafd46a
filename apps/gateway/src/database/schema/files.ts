import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A file; its bytes are in the file store under the same id. */
export const files = pgTable('files', {
  id: uuid().primaryKey(),
  contentType: text('content_type').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
