export * from './FilterPanel.tsx';
