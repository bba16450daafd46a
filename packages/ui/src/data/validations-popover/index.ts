export * from './ValidationsPopover.tsx';
export * from './ValidationsStatus.tsx';
