// Written by npm run generate.

export * from './answeredKeys.ts';
export * from './audit.ts';
export * from './batches.ts';
export * from './branches.ts';
export * from './brands.ts';
export * from './categories.ts';
export * from './divisions.ts';
export * from './documents.ts';
export * from './enumerations.ts';
export * from './families.ts';
export * from './files.ts';
export * from './fiscalCodes.ts';
export * from './labels.ts';
export * from './mail.ts';
export * from './managers.ts';
export * from './marketClassifications.ts';
export * from './productOrders.ts';
export * from './productSuppliers.ts';
export * from './products.ts';
export * from './registrations.ts';
export * from './requestRows.ts';
export * from './requests.ts';
export * from './requisitions.ts';
export * from './session.ts';
export * from './suppliers.ts';
export * from './units.ts';
