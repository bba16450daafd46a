import type { CellStatus } from '@portal/ui';

/** A flag as a cell shows it: what is on stands out, what is off is a dash. */
export function yesBadge(on: boolean): CellStatus | null {
  return on ? { tone: 'success', label: 'Sim' } : null;
}
