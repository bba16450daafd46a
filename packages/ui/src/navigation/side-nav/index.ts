export * from './SideNav.tsx';
export * from './SideNav.types.ts';
