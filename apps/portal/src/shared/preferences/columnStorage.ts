import type { ColumnStorage } from '@portal/ui';

/** Remembers on this device which columns of a table are shown and how wide; where the browser refuses, nothing is. */
export const columnStorage: ColumnStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};
