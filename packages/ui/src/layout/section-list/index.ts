export * from './SectionList.tsx';
