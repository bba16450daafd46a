import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { users } from './session.ts';

/** Values of the fields that a change touched; before is null for a new record, after for a removed one. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** The changes of one call to one record. Rows are only added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    changedAt: instant('changed_at').notNull(),
    /** Null for what the gateway does by itself. */
    userId: reference('user_id').references(() => users.id),
    /** Operation id of the call that made the change, or the name of the gateway's own work. */
    operation: text().notNull(),
    recordKind: text('record_kind').notNull(),
    recordId: text('record_id').notNull(),
    /** Field → values before and after. */
    changes: jsonb().$type<Changes>().notNull(),
    /** The batch that made the change, or that took it back. It names no row: the entry is written before its batch. */
    batchId: uuid('batch_id'),
  },
  (table) => [
    index('audit_entries_by_record').on(table.recordKind, table.recordId, table.changedAt, table.id),
    index('audit_entries_by_user').on(table.userId, table.recordKind),
  ],
);
