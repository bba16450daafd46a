import type { Formats } from '../../locale/formats.ts';

/** One of the items a batch act is done to. */
export interface BatchItem {
  /** Unique in the batch. */
  id: string | number;
  /** What people know it by. */
  name: string;
  /** Code beside the name, in the list and in the file. */
  code?: string | undefined;
  /** Its value in reais; the total is shown where any item has one. */
  amount?: number | undefined;
  /** Why the act cannot be done to it; it is left out of the run. */
  disabledReason?: string | undefined;
  /** Where it is looked at: its name leads there from the results. */
  href?: string | undefined;
}

/** How the act went for one item. */
export interface BatchResult {
  /** Id of the item. */
  id: BatchItem['id'];
  ok: boolean;
  /** What went wrong, in words for people. */
  message?: string | undefined;
  /** Finds a failure that people cannot mend in the records of the system. @default none */
  errorCode?: string | undefined;
  /** Whether the same act cannot succeed, as for an item that changed meanwhile: no other try is offered for it. @default false */
  final?: boolean | undefined;
  /** Whether it went well and was taken back since: it is neither done nor failed. @default false */
  undone?: boolean | undefined;
}

export type BatchItemState = 'waiting' | 'done' | 'failed' | 'undone' | 'blocked';

/** An item with its state. */
export interface BatchLine {
  item: BatchItem;
  state: BatchItemState;
  /** Why it is blocked or has failed. */
  reason: string | undefined;
  /** Finds its failure in the records of the system. */
  errorCode: string | undefined;
  /** Whether it failed for good. */
  final: boolean;
}

function lineOf(item: BatchItem, result: BatchResult | undefined): BatchLine {
  const { disabledReason } = item;
  const line = { item, reason: undefined, errorCode: undefined, final: false };
  if (disabledReason !== undefined) return { ...line, state: 'blocked', reason: disabledReason };
  if (!result) return { ...line, state: 'waiting' };
  if (result.ok) return { ...line, state: result.undone ? 'undone' : 'done' };
  const { message, errorCode, final = false } = result;
  return { item, state: 'failed', reason: message, errorCode, final };
}

/** The items of a batch in their order with their states; the latest result of an item counts. */
export function batchLines(
  items: readonly BatchItem[],
  results: readonly BatchResult[] = [],
): readonly BatchLine[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return items.map((item) => lineOf(item, byId.get(item.id)));
}

const urgency: readonly BatchItemState[] = ['failed', 'waiting', 'blocked', 'undone', 'done'];

/** Sorts by urgency: failed, not sent, blocked, taken back, done; otherwise the order of the batch. */
export function byUrgency(lines: readonly BatchLine[]): readonly BatchLine[] {
  return lines.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));
}

/** Lines in one of the states. */
export const linesIn = (lines: readonly BatchLine[], ...states: readonly BatchItemState[]) =>
  lines.filter(({ state }) => states.includes(state));

/**
 * The sum of the values, in reais; added in whole cents, so that no cent is lost.
 *
 * @returns nothing where no item has a value
 */
export function totalAmount(items: readonly BatchItem[]): number | undefined {
  if (items.every(({ amount }) => amount === undefined)) return undefined;
  return items.reduce((cents, { amount = 0 }) => cents + Math.round(amount * 100), 0) / 100;
}

/** An amount in reais as people read it; nothing for none. */
export const amountText = (amount: number | undefined, formats: Formats) =>
  amount === undefined ? undefined : formats.currency(amount);
