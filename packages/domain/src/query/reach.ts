/**
 * Rows that are counted, and that pages reach: to count a million rows, or to skip them, would take a second each time.
 * What lies behind them is found by a filter, or from the other end of the order.
 */
export const LIST_REACH = 10_000;

/** Digits of a code or id that every number of so many digits holds exactly. */
export const CODE_DIGITS = 15;
