export * from './actions/button/index.ts';
export * from './locale/messages.ts';
export * from './theme/PortalProvider.tsx';
