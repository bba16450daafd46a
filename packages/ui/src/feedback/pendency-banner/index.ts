export * from './PendencyBanner.tsx';
