// Tables as the queries see them, one file an area. The SQL files in `migrations/` are the authority for checks and
// indexes; a test compares both. Columns that travel carry their name of the contract, technical ones an English name.

export * from './schema/tables.gen.ts';
