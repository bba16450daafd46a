import { setTimeout as rest } from 'node:timers/promises';
import { timed } from './keyboard.ts';
import type { Options } from './options.ts';
import type { Act, Scrolled, TablePage, Timing } from './page/protocol.ts';
import { median } from './statistics.ts';
import type { TableSubject } from './subjects.ts';
import type { BenchBrowser, Tab } from './tabs.ts';

/** Milliseconds until each user action is painted. */
interface TableActs {
  toggle: number | undefined;
  all: number;
  sort: number;
}

export interface TableFigures {
  /** Milliseconds until rows are visible. */
  firstMs: number;
  /** Until everything is painted. */
  mountMs: number;
  mountCpuMs: number;
  heapMb: number;
  elements: number;
  /** Longest task of mount and actions; 0 below 50 ms. */
  longestTaskMs: number;
  acts: TableActs | undefined;
}

export interface ScrollFigures extends Scrolled {
  /** Main thread time per scrolled row, in microseconds. */
  rowCpuUs: number;
}

/** One step of a scroll. */
export const scrollPx = 480;

async function act(tab: Tab<TablePage>, what: Act, chosen: number, index = 0): Promise<number> {
  const point = await tab.ask('point', what === 'none' ? 'all' : what, index);
  await tab.ask('awaitAct', what, chosen);
  const time = await timed(tab, () => tab.press(point));
  await rest(60);
  return time;
}

async function measureActs(tab: Tab<TablePage>, rowCount: number, toggles: number): Promise<TableActs> {
  const lacks = await tab.ask('lacks');
  if (lacks.length > 0) throw new Error(`It does not show the same: ${lacks.join(', ')}`);
  const times: number[] = [];
  for (let row = 1; row <= toggles; row += 1) times.push(await act(tab, 'row', row, row));
  for (let row = 1; row <= toggles; row += 1) times.push(await act(tab, 'row', toggles - row, row));
  const all = await act(tab, 'all', 0);
  const chosen = await tab.ask('chosenCount');
  if (chosen !== rowCount) throw new Error(`All are chosen, and that is ${chosen} of ${rowCount}.`);
  await act(tab, 'none', 0);
  return { toggle: median(times), all, sort: await act(tab, 'sort', 0) };
}

/** Opens a table in a fresh page and performs user actions; frames are not limited. */
export async function measureTable(
  browser: BenchBrowser,
  url: string,
  { isBaseline }: TableSubject,
  rowCount: number,
  { toggles }: Pick<Options, 'toggles'>,
): Promise<TableFigures> {
  const tab = await browser.open<TablePage>(`${url}?rows=${rowCount}`);
  try {
    await tab.heapBytes(); // so that no garbage of the page itself is collected while it mounts
    const before = await tab.mainThreadMs();
    const mount = await tab.ask('mount');
    await rest(150); // what a table still does after its first paint is part of its mount
    const mountCpuMs = (await tab.mainThreadMs()) - before;
    const heapMb = (await tab.heapBytes()) / 1e6;
    const elements = await tab.ask('elementCount');
    const acts = isBaseline ? undefined : await measureActs(tab, rowCount, toggles);
    const longestTaskMs = await tab.ask('longestTaskMs');
    return { ...mount, mountCpuMs, heapMb, elements, acts, longestTaskMs };
  } finally {
    await tab.close();
  }
}

/** Main thread time of a scroll, without garbage from before it. */
export async function scrollWork(tab: Tab<Timing>, scroll: () => Promise<Scrolled>): Promise<ScrollFigures> {
  await tab.heapBytes();
  const before = await tab.mainThreadMs();
  const scrolled = await scroll();
  const cpuMs = (await tab.mainThreadMs()) - before;
  return { ...scrolled, rowCpuUs: (cpuMs * 1000) / scrolled.rows };
}

/** Scrolls a table in a fresh page at 60 frames a second. */
export async function measureScroll(
  browser: BenchBrowser,
  url: string,
  rowCount: number,
  { steps }: Pick<Options, 'steps'>,
): Promise<ScrollFigures> {
  const tab = await browser.open<TablePage>(`${url}?rows=${rowCount}`);
  try {
    await tab.ask('mount');
    await rest(250);
    return await scrollWork(tab, () => tab.ask('scroll', steps, scrollPx));
  } finally {
    await tab.close();
  }
}
