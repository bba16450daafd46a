export type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';
export * from './Select.tsx';
