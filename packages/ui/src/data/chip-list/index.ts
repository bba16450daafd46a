export * from './ChipList.tsx';
