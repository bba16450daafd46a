export * from './LogoutDialog.tsx';
