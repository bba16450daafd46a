// Tables as the queries see them, one file an area. The SQL files in `migrations/` are the authority for checks and
// indexes; a test compares both. Columns that travel carry their name of the contract, technical ones an English name.

export * from './schema/audit.ts';
export * from './schema/branches.ts';
export * from './schema/brands.ts';
export * from './schema/categories.ts';
export * from './schema/divisions.ts';
export * from './schema/documents.ts';
export * from './schema/enumerations.ts';
export * from './schema/families.ts';
export * from './schema/files.ts';
export * from './schema/fiscalCodes.ts';
export * from './schema/labels.ts';
export * from './schema/mail.ts';
export * from './schema/managers.ts';
export * from './schema/marketClassifications.ts';
export * from './schema/productSuppliers.ts';
export * from './schema/products.ts';
export * from './schema/registrations.ts';
export * from './schema/requests.ts';
export * from './schema/session.ts';
export * from './schema/suppliers.ts';
export * from './schema/units.ts';
