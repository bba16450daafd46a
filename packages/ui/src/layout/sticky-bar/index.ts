export * from './StickyBar.tsx';
