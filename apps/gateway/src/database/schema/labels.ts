import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { described, id, nameKey } from './columns.ts';

/** A tag of the catalogue. */
export const tags = pgTable('tags', { id: id(), descricao: text().notNull() }, (table) => [
  uniqueIndex('tags_description').on(nameKey(table.descricao)),
]);

/** A characteristic of the catalogue. */
export const characteristics = pgTable('characteristics', described());
