export * from './PurchaseBlockDialog.tsx';
export type {
  DiscontinuedProduct,
  ProductCodes,
  PurchaseBlock,
  RegionBranches,
  SalesRegion,
} from './purchaseBlock.ts';
