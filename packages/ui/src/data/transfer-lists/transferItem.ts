import { foldText } from '../../internal/foldText.ts';

/** What the lists hold. */
export interface TransferItem {
  /** Unique in both lists. */
  id: string | number;
  label: string;
  /** A code or the like, before the label; the filters find it too. */
  detail?: string | undefined;
}

export type Items = readonly TransferItem[];

const folded = new WeakMap<TransferItem, string>();

/** What a filter looks through, worked out once for each item: lists have up to 10,000 (TRF-007). */
function searched(item: TransferItem): string {
  let text = folded.get(item);
  if (text === undefined) {
    text = foldText(`${item.detail ?? ''} ${item.label}`);
    folded.set(item, text);
  }
  return text;
}

/** The items that hold the text, whatever its accents and capitals; the same list for no text (TRF-011). */
export function filterItems(items: Items, text: string): Items {
  const wanted = foldText(text);
  return wanted === '' ? items : items.filter((item) => searched(item).includes(wanted));
}

/** The selection with what was not in it yet at its end (TRF-013); the same list where nothing is new. */
export function withItems(selected: Items, added: Items): Items {
  const here = new Set(selected.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !here.has(id));
  return fresh.length === 0 ? selected : [...selected, ...fresh];
}

/** The selection without some items; the same list where none of them is in it. */
export function withoutItems(selected: Items, removed: Items): Items {
  const gone = new Set(removed.map(({ id }) => id));
  const left = selected.filter(({ id }) => !gone.has(id));
  return left.length === selected.length ? selected : left;
}
