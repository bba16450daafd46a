import { pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** A unit in which products are bought. */
export const units = pgTable('units', {
  id: id(),
  sigla: text().notNull().unique(),
  descricao: text().notNull().unique(),
});
