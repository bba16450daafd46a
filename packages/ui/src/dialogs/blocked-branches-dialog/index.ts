export * from './BlockedBranchesDialog.tsx';
export type { Branch, ProductBranches } from './productBranches.ts';
