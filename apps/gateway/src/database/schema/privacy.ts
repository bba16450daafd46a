import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, partOf, reference, refersTo } from './columns.ts';
import { users } from './session.ts';
import { suppliers } from './suppliers.ts';

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

/** That a user read personal data of others, once or more on a day (D32). */
export const personalDataReads = pgTable(
  'personal_data_reads',
  {
    id: id(),
    userId: refersTo('user_id', () => users.id),
    /** Null for data of no single supplier. */
    supplierId: reference('supplier_id').references(() => suppliers.id),
    kind: text().$type<Schemas['PersonalDataKind']>().notNull(),
    /** Day in America/Sao_Paulo. */
    day: date({ mode: 'string' }).notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [
    // The day first, for the purge.
    uniqueIndex('personal_data_reads_once_a_day').on(
      table.day,
      table.userId,
      table.kind,
      sql`coalesce(${table.supplierId}, 0)`,
    ),
    index('personal_data_reads_by_supplier').on(table.supplierId, table.lastAt, table.id),
    index('personal_data_reads_by_user').on(table.userId, table.lastAt, table.id),
  ],
);
