export * from './AnalysisPage.tsx';
