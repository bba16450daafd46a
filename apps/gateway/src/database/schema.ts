// Tables for the queries, one file per area. The SQL files in `migrations/` decide about checks and indexes; a test
// compares both. Columns of the contract have the names of the contract, technical ones English names.

export * from './schema/tables.gen.ts';
