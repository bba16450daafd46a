import { pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** A branch of the company. */
export const branches = pgTable('branches', { id: id(), nome: text().notNull().unique() });
