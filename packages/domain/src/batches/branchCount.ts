/** How many branches a product is free or blocked in, 'TODAS' for every one (LOT-017, G-19). */
export function branchCount(count: number, all: number): string {
  return count > 0 && count === all ? 'TODAS' : String(count);
}

/** Whether the branches behind a count are shown: neither 'TODAS' nor none (LOT-016, LOT-017, G-19). */
export function opensBranches(count: string): boolean {
  return count !== 'TODAS' && count !== '0';
}
