export * from './ValidationsPopover.tsx';
