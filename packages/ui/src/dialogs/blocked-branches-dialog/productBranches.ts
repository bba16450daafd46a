/** A branch by its name. */
export interface Branch {
  id: string | number;
  name: string;
}

/** The branches of one product, as they were read. */
export interface ProductBranches {
  /** Of which product they are. */
  productId: string | number;
  /** `filiaisLivres` (BRN-003). */
  free: readonly Branch[];
  /** `filiaisBloqueadas` (BRN-004). */
  blocked: readonly Branch[];
}
