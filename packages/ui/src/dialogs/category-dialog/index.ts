export * from './CategoryDialog.tsx';
export type { CategoryBindings } from './CategoryFields.tsx';
