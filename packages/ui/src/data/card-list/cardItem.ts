import type { StatusBadgeProps } from '../status-badge/StatusBadge.tsx';

/** What one card shows. */
export interface CardItem {
  /** Unique in the list. */
  id: string | number;
  /** Name of the record; two lines of it show, all of it is read out. */
  title: string;
  /** A code or the like, above the name. */
  detail?: string | undefined;
  /** Address of a small picture; without one there is an empty frame. */
  imageUrl?: string | null | undefined;
  /** Status in a word or two. */
  status?: { label: string; tone: NonNullable<StatusBadgeProps['tone']> } | undefined;
  /** Still there but out of use: shown faint (PRD-006, PRD-007). @default false */
  dimmed?: boolean | undefined;
}

/** Most characters that stand beside each other in the narrowest list. */
const ONE_LINE = 24;

/** Whether detail and status have no room beside each other: then the statuses of the list stand below the names. */
export const hasStatusBelow = ({ detail = '', status }: CardItem): boolean =>
  status !== undefined && detail.length + status.label.length > ONE_LINE;

/** Pixels of a card with the gap below it, the same for all of a list: it is worked out which ones are in sight. */
export const cardPxOf = (items: readonly CardItem[]): number => (items.some(hasStatusBelow) ? 108 : 84);
