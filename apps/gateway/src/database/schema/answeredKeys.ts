import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, partOf } from './columns.ts';
import { users } from './session.ts';

/** Answers of calls that created something, by the key of the call (D23). */
export const answeredKeys = pgTable(
  'answered_keys',
  {
    callerId: partOf('caller_id', () => users.id),
    key: uuid().notNull(),
    /** SHA-256 of the operation, its address and its body. */
    requestHash: text('request_hash').notNull(),
    /** Null from the end of the transaction until its gateway has answered, a moment later. */
    answer: jsonb().$type<{ readonly status: number; readonly body?: unknown; readonly version?: number }>(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callerId, table.key] }),
    index('answered_keys_age').on(table.answeredAt),
  ],
);
