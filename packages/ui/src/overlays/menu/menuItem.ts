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

/** One value of a choice. */
export interface MenuChoice {
  /** Unique in its choice. */
  value: string;
  /** Short text of the value. */
  label: string;
  /** 16 px picture before the label. */
  icon?: ReactNode;
}

/** A setting that is chosen in the menu itself: it stays open, but for a value that is chosen by Enter. */
export interface MenuChoices {
  /** What is chosen. */
  label: string;
  /** The chosen value. */
  value: string;
  choices: readonly MenuChoice[];
  /** Receives the value that was pressed. */
  onValueChange: (value: string) => void;
}

/** An act, a setting, or a line between two groups of them. */
export type MenuEntry = MenuItem | MenuChoices | 'separator';

export const isChoices = (entry: MenuEntry): entry is MenuChoices =>
  entry !== 'separator' && 'choices' in entry;

/** The labels of all rows, in their order. */
export const rowLabels = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => {
    if (entry === 'separator') return [];
    return isChoices(entry) ? entry.choices.map(({ label }) => label) : [entry.label];
  });
