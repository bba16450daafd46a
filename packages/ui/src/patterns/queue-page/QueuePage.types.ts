import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PageReading } from '../../internal/page-content/PageContent.tsx';

/** The item of the queue that is shown. */
export interface QueueItem {
  id: string | number;
  /** Its heading; announced when it is shown. */
  name: string;
  /** Beside its name. */
  status?: ReactNode;
}

export type QueueDecisionKind = 'approve' | 'refuse' | 'pendency';

/** A decision that can be taken, by its button or key. */
export interface QueueDecision {
  /** Opens a confirmation before deciding; a key alone never decides. */
  onSelect: () => void;
  /** @default 'Aprovar', 'Recusar' or 'Pendenciar' */
  label?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and who can change that; announced when its key is pressed. */
  disabledReason?: string | undefined;
  /** It is under way. @default false */
  loading?: boolean | undefined;
}

export interface QueuePageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, PageReading {
  /** Title of the page, its only `<h1>`. */
  title: ReactNode;
  /** One sentence of context. */
  description?: ReactNode;
  /** Where the link back leads: the list behind the queue. */
  backHref?: string | undefined;
  /** The item shown, that of before while the next is read; null once the queue is done. */
  item: QueueItem | null | undefined;
  /** Place of the item in the queue, from 1. */
  position: number;
  /** Items in the queue, where known. */
  total?: number | undefined;
  /** Shows the item before; left out at the first. */
  onPrevious?: (() => void) | undefined;
  /** Shows the item after; left out at the last. */
  onNext?: (() => void) | undefined;
  /** What can be decided here; a kind left out is not offered (DEC-004 to DEC-017). */
  decisions?: Partial<Record<QueueDecisionKind, QueueDecision>> | undefined;
  /** Further acts on the item, before the decisions. */
  actions?: ReactNode;
  /** State of the decision, or why it is not possible, in the bar. */
  decisionStatus?: ReactNode;
  /** Facts of the item at a glance, above the form (SUP-059). */
  summary?: ReactNode;
  /** The items to choose from, at the start side where there is room, else behind a button; they outlive the item. */
  side?: ReactNode;
  /** Beside the form from 1024 px on, below it on less: the document under review. */
  aside?: ReactNode;
  /** Accessible name of the side panel. @default 'Documento' */
  asideLabel?: string | undefined;
  /** Shown once the queue is done. @default 'Fila concluída' */
  doneState?: ReactNode;
  /** Whether the keys are on, where the parent remembers it (WCAG 2.1.4). */
  shortcuts?: boolean | undefined;
  /** Whether the keys are on at first. @default true */
  defaultShortcuts?: boolean | undefined;
  /** The keys were switched on or off. */
  onShortcutsChange?: ((shortcuts: boolean) => void) | undefined;
  /** Dialogs of the page; they outlive the item. */
  dialogs?: ReactNode;
  /** The item; its state starts afresh with each. */
  children?: ReactNode;
}
