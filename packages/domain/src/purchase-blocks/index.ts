export {
  BLOCK_OBSERVATIONS_MAX,
  type BlockReasons,
  blockReasons,
  branchesOf,
  chosenBranches,
  emptyPurchaseBlockForm,
  type PurchaseBlockForm,
  purchaseBlockSchema,
  type RegionBranches,
} from './purchaseBlock.ts';
export { type ProductStock, type StockValue, stockTotals, stockValue } from './stockValue.ts';
