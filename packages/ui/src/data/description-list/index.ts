export * from './Description.tsx';
export * from './DescriptionList.tsx';
