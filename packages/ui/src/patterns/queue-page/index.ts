export { QueuePage } from './QueuePage.tsx';
export type { QueueDecision, QueueDecisionKind, QueueItem, QueuePageProps } from './QueuePage.types.ts';
