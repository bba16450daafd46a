import { useState } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type Refusal, withItems } from './addedItems.ts';

/** What changed among the items. */
export interface ChipsFieldChange {
  /** The items that came or went. */
  items: readonly string[];
  reason: 'add' | 'remove';
}

/** The items of a `ChipsField`, and what may become one. */
export interface ItemsOptions {
  /** The items, where the parent keeps them. */
  value?: readonly string[] | undefined;
  /** The items at first, where the field keeps its own. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called on every change. */
  onValueChange?: ((value: readonly string[], details: ChipsFieldChange) => void) | undefined;
  /** Most items. @default 1000 */
  maxItems?: number | undefined;
  /** Returns the error of a text that is to be added; undefined when it is valid. */
  validate?: ((text: string) => string | undefined) | undefined;
}

const none: readonly string[] = [];

/** Adds, removes and refuses items, with an announcement for each. */
export function useItems({
  value,
  defaultValue = none,
  onValueChange,
  maxItems = 1000,
  validate,
}: ItemsOptions) {
  const messages = useMessages(sharedTexts);
  const [announcement, announce] = useAnnouncement();
  const [current, change, reset] = useControllableValue(value, defaultValue, onValueChange);
  const [error, setError] = useState<string>();

  const explain = (refusal: Refusal | undefined): string | undefined => {
    switch (refusal?.reason) {
      case 'repeated':
        return messages.itemRepeated(refusal.item);
      case 'limit':
        return messages.tooManyItems(maxItems);
      default:
        return refusal?.message;
    }
  };

  return {
    items: current,
    announcement,
    error,
    forgetError: () => setError(undefined),
    /** @returns the pieces that did not become items */
    add: (pieces: readonly string[]): readonly string[] => {
      const { items, refused, refusal } = withItems(current, pieces, { maxItems, validate });
      const added = items.slice(current.length);
      const problem = explain(refusal);
      if (added.length > 0) change(items, { items: added, reason: 'add' });
      setError(problem);
      announce(
        [added.length > 0 && messages.itemAdded(added.join(', ')), problem].filter(Boolean).join('. '),
      );
      return refused;
    },
    remove: (item: string) => {
      change(
        current.filter((other) => other !== item),
        { items: [item], reason: 'remove' },
      );
      setError(undefined);
      announce(messages.itemRemoved(item));
    },
    reset: () => {
      reset();
      setError(undefined);
    },
  };
}
