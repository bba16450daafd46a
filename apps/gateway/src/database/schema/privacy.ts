import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, partOf } from './columns.ts';
import { users } from './session.ts';

/** A version of the privacy notice that a user accepted (D31). */
export const privacyAcceptances = pgTable(
  'privacy_acceptances',
  {
    userId: partOf('user_id', () => users.id),
    version: text().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
