import type { ReactNode } from 'react';

/** An act of a menu. */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** A verb. */
  label: string;
  /** 16 px picture before the label. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Cannot be chosen; stays in reach of the arrow keys. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and who can change that; shown below the label. */
  disabledReason?: string | undefined;
  /** Called after the menu has closed and given focus back. */
  onSelect: () => void;
}

/** An act, or a line between two groups of acts. */
export type MenuEntry = MenuItem | 'separator';

export const isItem = (entry: MenuEntry): entry is MenuItem => entry !== 'separator';
