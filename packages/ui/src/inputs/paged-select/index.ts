export type { PagedOptionsProps } from '../../internal/listbox/pagedOptions.ts';
export * from './PagedSelect.tsx';
export * from './supplierOptionLabel.ts';
