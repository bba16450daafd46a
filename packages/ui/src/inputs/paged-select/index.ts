export type { PagedOptionsProps } from '../../internal/listbox/options/pagedOptions.ts';
export * from './PagedSelect.tsx';
export * from './supplierOptionLabel.ts';
