export * from './ErrorState.tsx';
export * from './Failure.ts';
