export {
  type QueueDecision,
  type QueueDecisionKind,
  type QueueItem,
  QueuePage,
  type QueuePageProps,
} from './QueuePage.tsx';
