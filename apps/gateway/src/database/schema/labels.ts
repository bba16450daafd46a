import { pgTable } from 'drizzle-orm/pg-core';
import { described } from './columns.ts';

/** A tag of the catalogue. */
export const tags = pgTable('tags', described());

/** A characteristic of the catalogue. */
export const characteristics = pgTable('characteristics', described());
