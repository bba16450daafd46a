export * from './PendencyDialog.tsx';
export type { Occurrence, OccurrenceBindings, PendencyDocument, PendencyReason } from './pendency.ts';
