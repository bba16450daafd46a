/** What a key of the queue does. */
export type QueueAct = 'next' | 'previous' | 'approve' | 'refuse' | 'pendency' | 'help';

/** The key of each act, as the buttons and the list of keys show it. */
export const queueKeys: Readonly<Record<QueueAct, string>> = {
  next: 'J',
  previous: 'K',
  approve: 'A',
  refuse: 'R',
  pendency: 'P',
  help: '?',
};

/** The relevant properties of a key event. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** The key is held down. */
  repeat: boolean;
  isComposing: boolean;
  /** The third level of the keyboard, by which many Brazilian keyboards type "?". */
  altGraph: boolean;
}

const acts = new Map<string, QueueAct>([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'refuse'],
  ['p', 'pendency'],
]);

/** The action of a key; none with a modifier, and no decision by a repeated key. */
export function queueActForKey(pressed: PressedKey): QueueAct | undefined {
  const { key, ctrlKey, altKey, metaKey, shiftKey, repeat, isComposing, altGraph } = pressed;
  if (isComposing || metaKey) return undefined;
  if (key === '?') return repeat || ((ctrlKey || altKey) && !altGraph) ? undefined : 'help';
  if (ctrlKey || altKey || shiftKey || altGraph) return undefined;
  const act = acts.get(key.toLowerCase()); // capitals by Caps Lock
  return repeat && act !== 'next' && act !== 'previous' ? undefined : act;
}
