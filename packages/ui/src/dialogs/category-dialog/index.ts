export * from './CategoryDialog.tsx';
export type { Category } from './category.ts';
