export * from './PurchaseBlockDialog.tsx';
export type { BlockReasons, DiscontinuedProduct, ProductCodes, SalesRegion } from './purchaseBlock.ts';
