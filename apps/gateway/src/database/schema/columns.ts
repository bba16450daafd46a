import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  customType,
  integer,
  numeric,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Bytes, the same type on PGlite and PostgreSQL. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const id = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey();
export const reference = (name: string) => bigint(name, { mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const money = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
export const dimension = () => numeric({ precision: 10, scale: 2, mode: 'number' });
export const rate = (name: string) => numeric(name, { precision: 8, scale: 4, mode: 'number' });
export const versao = () => integer().notNull().default(1);
export const dataCriacao = () => instant('data_criacao').notNull().defaultNow();

/** Id of a record that the row refers to. */
export const refersTo = (name: string, column: () => AnyPgColumn) =>
  reference(name).notNull().references(column);

/** Id of the record that the row belongs to; both are removed together. */
export const partOf = (name: string, column: () => AnyPgColumn) =>
  reference(name).notNull().references(column, { onDelete: 'cascade' });

/** Business code from a sequence. Seeds may set their own and move the sequence on afterwards. */
export const codeOf = (sequence: string) =>
  bigint({ mode: 'number' })
    .notNull()
    .unique()
    .default(sql.raw(`nextval('${sequence}')`));

/** When a record was created and last changed, and its version. */
export const saved = () => ({
  dataCriacao: dataCriacao(),
  dataModificacao: instant('data_modificacao').notNull().defaultNow(),
  versao: versao(),
});

/** Text of a record as searches compare it: `lists/searchText.ts` reads it by its indexes (GW-13). */
export const searchText = (source: SQL) => text('busca').generatedAlwaysAs(sql`plain_text(${source})`);

/** A record that has only a description. */
export const described = () => ({ id: id(), descricao: text().notNull().unique() });

/** A name as uniqueness compares it: only its letters with their accents count (D24). */
export const nameKey = (name: AnyColumn | SQL | string) => sql`name_key(${name})`;

/** Names are unique among records that were not removed. */
export const uniqueDescription = (
  name: string,
  table: { readonly descricao: AnyPgColumn; readonly deletedAt: AnyPgColumn },
) => uniqueIndex(name).on(nameKey(table.descricao)).where(sql`${table.deletedAt} is null`);
