export * from './AppShellSkeleton.tsx';
