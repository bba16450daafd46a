import type { ColumnStorage } from '@portal/ui';

/** Stores on this device which columns of a table are visible and how wide; ignored when the browser refuses. */
export const columnStorage: ColumnStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};
