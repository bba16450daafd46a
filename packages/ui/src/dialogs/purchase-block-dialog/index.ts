export type { ListReading } from './BlockTable.tsx';
export type { BlockTablesProps } from './BlockTables.tsx';
export * from './PurchaseBlockDialog.tsx';
export type { BlockReasons, DiscontinuedProduct, ProductCodes, SalesRegion } from './purchaseBlock.ts';
