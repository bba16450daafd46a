import { setTimeout as rest } from 'node:timers/promises';
import { pressKey, timed } from './keyboard.ts';
import type { SelectPage } from './page/protocol.ts';
import type { BenchBrowser } from './tabs.ts';

/** Times in milliseconds. */
export interface SelectFigures {
  open: number;
  firstKey: number;
  thirdKey: number;
  /** Options in the document once it is open. */
  options: number;
}

const query = '427';

/** Opens the list of a fresh page and types three characters. */
export async function measureSelect(browser: BenchBrowser, url: string): Promise<SelectFigures> {
  const tab = await browser.open<SelectPage>(url);
  try {
    const point = await tab.ask('point');
    await tab.ask('awaitOpen');
    const open = await timed(tab, () => tab.press(point));
    await rest(400);
    const options = await tab.ask('optionCount');
    const keys: number[] = [];
    for (const [index, character] of [...query].entries()) {
      await tab.ask('awaitKey', query.slice(0, index + 1));
      keys.push(await timed(tab, () => pressKey(tab, character)));
      await rest(150);
    }
    const [firstKey = Number.NaN, , thirdKey = Number.NaN] = keys;
    return { open, firstKey, thirdKey, options };
  } finally {
    await tab.close();
  }
}
