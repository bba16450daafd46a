import type { Edit, EditRules, SelectedText } from '../editing/edit.ts';
import { bareIndex, fit, format, formattedIndex, type Mask } from './mask.ts';

/** Keeps the text of a field in the form of a mask, and the caret after the character it stood after. */
export function maskRules(mask: Mask): EditRules {
  const show = (bare: string, count: number): Edit => ({
    text: format(mask, bare),
    caret: formattedIndex(mask, count),
  });

  const parts = ({ text, start, end }: SelectedText) => {
    const bare = mask.clean(text);
    return { head: bare.slice(0, bareIndex(mask, start)), tail: bare.slice(bareIndex(mask, end)) };
  };

  return {
    insert(before, data) {
      const { head, tail } = parts(before);
      const typed = mask.clean(data);
      // A complete pasted number replaces the whole value.
      if (typed.length === mask.capacity && fit(mask, typed) === typed) return show(typed, typed.length);
      const pushed = head + typed + tail;
      if (pushed.length <= mask.capacity && fit(mask, pushed) === pushed)
        return show(pushed, head.length + typed.length);
      // The mask is full: typing overwrites.
      const accepted = fit(mask, head + typed);
      return show(fit(mask, accepted + tail.slice(accepted.length - head.length)), accepted.length);
    },

    erase(before, direction) {
      const { head, tail } = parts(before);
      if (before.start !== before.end) return show(fit(mask, head + tail), head.length);
      if (direction === 'forward') return show(fit(mask, head + tail.slice(1)), head.length);
      return show(fit(mask, head.slice(0, -1) + tail), Math.max(0, head.length - 1));
    },

    tidy({ text, caret }) {
      const bare = fit(mask, mask.clean(text));
      return show(bare, Math.min(bare.length, mask.clean(text.slice(0, caret)).length));
    },
  };
}
