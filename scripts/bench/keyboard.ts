import { setTimeout as rest } from 'node:timers/promises';
import type { Tab } from './tabs.ts';

function keyOf(character: string) {
  const upper = character.toUpperCase();
  const code = /[A-Z]/.test(upper) ? `Key${upper}` : /\d/.test(upper) ? `Digit${upper}` : 'Space';
  return { key: character, code, windowsVirtualKeyCode: upper.charCodeAt(0) };
}

/** Presses and releases the key of one character. */
export async function pressKey({ cdp }: Pick<Tab, 'cdp'>, character: string): Promise<void> {
  const key = keyOf(character);
  const text = { text: character, unmodifiedText: character };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...text, ...key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Runs an action that the page times, and returns the time. */
export async function timed(tab: Pick<Tab, 'outcome'>, act: () => Promise<void>): Promise<number> {
  const time = tab.outcome(); // asked for beforehand, so that the question is no work within the time
  time.catch(() => {}); // awaited below, unless the act fails first
  await rest(40);
  await act();
  return time;
}
