import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, refersTo } from './columns.ts';

/** A state; the id is its IBGE code. */
export const states = pgTable('states', {
  id: bigint({ mode: 'number' }).primaryKey(),
  nome: text().notNull().unique(),
  sigla: text().notNull().unique(),
});

/** A municipality; the id is its IBGE code of seven digits. */
export const cities = pgTable(
  'cities',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    nome: text().notNull(),
    estadoId: refersTo('estado_id', () => states.id),
  },
  (table) => [index('cities_by_state').on(table.estadoId, sql`plain_text(${table.nome})`)],
);

/** A bank; `codigo` is null for an institution without clearing code. */
export const banks = pgTable('banks', {
  id: id(),
  codigo: text().unique(),
  ispb: text().notNull(),
  descricao: text().notNull(),
});

/** An economic activity. */
export const cnaes = pgTable('cnaes', {
  id: id(),
  codigo: text().notNull().unique(),
  descricao: text().notNull(),
});
