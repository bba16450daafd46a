import { setTimeout as rest } from 'node:timers/promises';
import { pressKey, timed } from './keyboard.ts';
import type { FieldPage } from './page/protocol.ts';
import type { FieldSubject } from './subjects.ts';
import type { BenchBrowser } from './tabs.ts';

export interface FieldFigures {
  /** Milliseconds from each of the twenty keys to its paint. */
  keys: readonly number[];
}

/** Types twenty characters into a fresh page. */
export async function measureField(
  browser: BenchBrowser,
  url: string,
  { typed, shows }: FieldSubject,
): Promise<FieldFigures> {
  const tab = await browser.open<FieldPage>(url);
  const keys: number[] = [];
  try {
    await tab.press(await tab.ask('point'));
    await rest(80);
    for (const word of typed) {
      for (const character of word) {
        await tab.ask('awaitKey');
        keys.push(await timed(tab, () => pressKey(tab, character)));
        await rest(10);
      }
      const value = await tab.ask('value');
      if (word === typed[0] && value !== shows) throw new Error(`It shows "${value}", not "${shows}".`);
      await tab.page.keyboard.press('Control+A');
      await tab.page.keyboard.press('Delete');
      await rest(60);
    }
    return { keys };
  } finally {
    await tab.close();
  }
}
