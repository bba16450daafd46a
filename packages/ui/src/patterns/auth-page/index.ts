export * from './AuthPage.tsx';
