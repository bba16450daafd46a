export * from './PhotoGrid.tsx';
export type { Photo } from './photoAdvice.ts';
