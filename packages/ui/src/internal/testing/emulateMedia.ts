import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

/** Draws the page as on paper, or as on screen again; at the end of the test it is on screen. */
export async function emulateMedia(media: 'print' | 'screen') {
  onTestFinished(async () => void (await emulate('')));
  await emulate(media === 'print' ? media : '');
}
