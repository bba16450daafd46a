export { DiffList, type DiffListProps } from './DiffList.tsx';
export type { Difference } from './differenceKind.ts';
