/** A curve beside its target, as the table shows it; percentages have two decimals. */
export interface CurveLine {
  /** Of the curve whose products are shown. */
  id: string | number;
  /** As in "CURVA A". */
  name: string;
  /** Shaded (CRV-016). */
  whole: boolean;
  /** Percent. */
  target?: number | undefined;
  quantity?: number | null | undefined;
  /** Percent. */
  quantityShare?: number | undefined;
  /** Whether the share keeps to the target; nothing where it has none. */
  quantityWithin?: boolean | undefined;
  /** In reais. */
  cost?: number | null | undefined;
  /** Percent. */
  costShare?: number | undefined;
  /** Whether the share keeps to the target; nothing where it has none. */
  costWithin?: boolean | undefined;
  /** Percent. */
  stockOut?: number | undefined;
}

/** Curves in the order shown, and their sums. */
export interface Curves {
  rows: readonly CurveLine[];
  totals: {
    readonly [Column in 'target' | 'quantity' | 'quantityShare' | 'cost' | 'costShare']?: number | undefined;
  };
  /** The server's name of the cost, used in the header (CRV-005). */
  costName: 'cme' | 'valorCompra';
}
