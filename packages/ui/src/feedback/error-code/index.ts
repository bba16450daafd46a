export * from './ErrorCode.tsx';
