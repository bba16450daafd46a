import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PageReading } from '../../internal/page-content/PageContent.tsx';
import type { BatchItem, BatchResult } from './batchOutcomes.ts';

/** Something that is done to all selected items at once. */
export interface BatchAct {
  /** Unique on the page. */
  id: string;
  /** A verb, as in "Aprovar", or with what it changes of the items, as in "Alterar status" (LOT-012, LOT-013). */
  label: string;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Why it cannot be done, whatever is selected, as for missing permission (LOT-021, LOT-022). */
  disabledReason?: string | undefined;
}

/** Choosing, looking before, doing, looking after. */
export type BatchStage = 'idle' | 'review' | 'running' | 'done';

export interface BatchPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'results'>, PageReading {
  /** Title of the page, its only `<h1>`. */
  title: ReactNode;
  /** One sentence of context. */
  description?: ReactNode;
  /** Where the link back leads. */
  backHref?: string | undefined;
  /** What else can be done on the page, as "Gerar PDF" (LOT-014). */
  actions?: ReactNode;
  /** Filters above the table (LOT-001 to LOT-011). */
  filters?: ReactNode;
  /** What the page shows. @default 'idle' */
  stage?: BatchStage | undefined;
  /** What can be done with the selected items, the main act last; without any the table has its own bar. */
  acts?: readonly BatchAct[] | undefined;
  /** Id of the act under way; needed in every stage but `idle`. */
  actId?: string | undefined;
  /** The selected items, those blocked among them. @default none */
  items?: readonly BatchItem[] | undefined;
  /** The results so far; take out those of items that are sent again, so that the progress counts them anew. */
  results?: readonly BatchResult[] | undefined;
  /** The item whose link takes the focus where the page begins with its results, as after Back from the page of the item. */
  startAt?: BatchItem['id'] | null | undefined;
  /** Called with the item whose link is followed; give it back as `startAt` then. */
  onFollow?: ((id: BatchItem['id']) => void) | undefined;
  /** Called for the review of an act. */
  onReview?: ((act: string) => void) | undefined;
  /** Called for the way back from the review to the table. */
  onBack?: (() => void) | undefined;
  /** Called to do the act to these items: those not blocked, and after a run only those that failed. */
  onRun?: ((ids: readonly BatchItem['id'][]) => void) | undefined;
  /** Called for the way back from the results to the table. */
  onFinish?: (() => void) | undefined;
  /** In the review, above the lists: observations, or what follows from the act. */
  review?: ReactNode;
  /** Why the act cannot be done yet, in the review. */
  runDisabledReason?: string | undefined;
  /** What else can be done with the results, as taking the act back. */
  outcomeActions?: ReactNode;
  /** Name of the file with the results, without ending. @default 'resultado' */
  fileName?: string | undefined;
  /** Dialogs of the page. */
  dialogs?: ReactNode;
  /** The table to select in; it stays as it is under the other stages. @default none, where the items are selected elsewhere */
  children?: ReactNode;
}
