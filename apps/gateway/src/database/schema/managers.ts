import { sql } from 'drizzle-orm';
import { boolean, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { codeOf, id, instant, saved } from './columns.ts';

/** An employee in the company's directory. */
export const employees = pgTable('employees', {
  /** Number of the employee; leading zeros count. */
  matricula: text().primaryKey(),
  nome: text().notNull(),
  email: text().notNull(),
});

export const managerCodes = pgSequence('manager_codes');

/** A manager of division groups. A removed one stays, with the instant of its removal. */
export const managers = pgTable(
  'managers',
  {
    id: id(),
    codigo: codeOf('manager_codes'),
    /** Number of the employee. */
    matricula: text().notNull(),
    nome: text().notNull(),
    email: text().notNull(),
    ativo: boolean().notNull().default(true),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('managers_registration').on(table.matricula).where(sql`${table.deletedAt} is null`),
  ],
);
