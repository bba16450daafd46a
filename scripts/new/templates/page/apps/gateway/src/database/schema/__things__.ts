import { integer, pgTable } from 'drizzle-orm/pg-core';
import { described } from './columns.ts';

/** The __words__, each with its code. */
export const __things__ = pgTable('__table__', { ...described(), codigo: integer().notNull().unique() });
