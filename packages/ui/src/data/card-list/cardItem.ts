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
