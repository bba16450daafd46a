export * from './Pager.tsx';
export type { PageState } from './pageRows.ts';
