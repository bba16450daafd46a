export * from './ErrorState.tsx';
export * from './ReadingFailure.ts';
