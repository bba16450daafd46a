export * from './MultiSelect.tsx';
export type { MultiSelectChange } from './useChosen.ts';
export type { MultiSelectChoice } from './useMultiSelect.ts';
export type { OptionSourceProps } from './useOptionSource.ts';
