import { useState } from 'react';
import { useAnnouncement } from './useAnnouncement.ts';

/**
 * The text of a polite status that says how a value has changed, of each change anew; nothing of what it was at first.
 *
 * @param textOf what to say of the value and the one before; nothing where it is not worth a word
 */
export function useNews<Value>(
  value: Value,
  textOf: (value: Value, before: Value) => string | null | undefined,
): string {
  const [seen, setSeen] = useState(value);
  const [text, announce] = useAnnouncement();
  if (value !== seen) {
    setSeen(value);
    const news = textOf(value, seen);
    if (news) announce(news);
  }
  return text;
}
