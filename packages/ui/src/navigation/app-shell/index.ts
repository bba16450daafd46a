export * from './AppShell.tsx';
export * from './AppShell.types.ts';
