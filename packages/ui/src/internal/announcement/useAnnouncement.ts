import { useCallback, useState } from 'react';

/** A text for a polite status, and how to change it; the same words said twice are heard twice. */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [{ text, turn }, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback(
    (next: string) => setSaid((before) => ({ text: next, turn: before.turn + 1 })),
    [],
  );
  return [text && turn % 2 === 0 ? `${text}\u00a0` : text, announce];
}
