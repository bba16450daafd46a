import { Extension } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

/** Where to begin, so that the given number of characters ends at a place; never inside a surrogate pair. */
function placeBefore(doc: Node, end: number, characters: number): number {
  const texts: { from: number; to: number }[] = [];
  doc.nodesBetween(0, end, (node, from) => {
    if (node.isText) texts.push({ from, to: Math.min(from + node.nodeSize, end) });
  });
  let left = characters;
  let place = end;
  for (const { from, to } of texts.reverse()) {
    const taken = Math.min(left, to - from);
    place = to - taken;
    left -= taken;
    if (left === 0) break;
  }
  return /[\uDC00-\uDFFF]/.test(doc.textBetween(place, Math.min(place + 1, end))) ? place - 1 : place;
}

/**
 * Refuses what goes beyond the limit, as a native text area does: the end of what was typed or pasted is left out. A
 * text that came longer stays whole and may only get shorter.
 */
export const limitLength = (limit: () => number | undefined) =>
  Extension.create({
    name: 'limitLength',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction(transactions, before, after) {
          const most = limit();
          if (most === undefined || transactions.some(isHistoryTransaction)) return null;
          const allowed = Math.max(most, before.doc.textContent.length);
          const over = after.doc.textContent.length - allowed;
          if (over <= 0) return null;
          const { head } = after.selection;
          return after.tr.delete(placeBefore(after.doc, head, over), head);
        },
      }),
    ],
  });
