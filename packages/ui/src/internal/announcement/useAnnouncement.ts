import { useCallback, useState } from 'react';

/** The text of a polite status and its setter; setting the same text again announces it again. */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [{ text, turn }, setAnnouncement] = useState({ text: '', turn: 0 });
  const announce = useCallback(
    (next: string) => setAnnouncement((before) => ({ text: next, turn: before.turn + 1 })),
    [],
  );
  return [text && turn % 2 === 0 ? `${text}\u00a0` : text, announce];
}
