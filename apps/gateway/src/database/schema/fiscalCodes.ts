import { pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** An NCM code of eight digits. */
export const ncms = pgTable('ncms', {
  id: id(),
  codigo: text().notNull().unique(),
  descricao: text().notNull(),
});

/** A CEST code of seven digits, with the prefixes of the NCM codes that it fits. */
export const cests = pgTable('cests', {
  id: id(),
  codigo: text().notNull().unique(),
  descricao: text().notNull(),
  ncms: text().array().notNull(),
});
