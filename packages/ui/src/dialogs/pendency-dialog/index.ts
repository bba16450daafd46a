export * from './PendencyDialog.tsx';
export type { Occurrence, PendencyDocument, PendencyReason } from './pendency.ts';
