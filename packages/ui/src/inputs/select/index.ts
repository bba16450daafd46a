export type { OptionValue, SelectOption } from '../../internal/listbox/option.ts';
export * from './Select.tsx';
