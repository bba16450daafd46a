export * from './SummaryCard.tsx';
