export * from './PendencyDialog.tsx';
export type {
  NewPendency,
  PendencyDocument,
  PendencyDraft,
  PendencyReason,
  StoredPendency,
} from './pendency.ts';
