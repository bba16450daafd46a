export * from './PendencyDialog.tsx';
export type {
  NamedDocument,
  Occurrence,
  OccurrenceBindings,
  PendencyDocument,
  PendencyReason,
} from './pendency.ts';
