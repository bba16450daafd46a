import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../root.ts';
import { builtDir } from './buildSubject.ts';
import { figure, table } from './markdown.ts';
import { type ScrollFigures, scrollPx, scrollWork } from './measureTable.ts';
import type { Options } from './options.ts';
import type { StoryPage } from './page/protocol.ts';
import { medianOf } from './statistics.ts';
import type { BenchBrowser } from './tabs.ts';

/** The story with a hundred thousand selectable rows. */
const storyPage = 'storybook/iframe.html?id=data-selectiontable--many-rows&viewMode=story';
const driver = path.join(builtDir, 'story-driver', 'driver.js');

/** Builds Storybook as it is published, with the driver for the story. */
export async function buildStory(): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: path.dirname(driver),
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'page', 'storyDriver.ts'),
        output: { entryFileNames: path.basename(driver) },
      },
    },
  });
  const storybook = spawn(
    'storybook',
    ['build', '--quiet', '--output-dir', path.join(builtDir, 'storybook')],
    { cwd: root, stdio: 'ignore', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  const [code] = await once(storybook, 'exit');
  if (code !== 0) throw new Error('Storybook could not be built.');
}

/** Selects all rows of the story and scrolls it at 60 frames a second. */
export async function measureStory(
  browser: BenchBrowser,
  serverUrl: string,
  { steps }: Pick<Options, 'steps'>,
): Promise<ScrollFigures> {
  const tab = await browser.open<StoryPage>(`${serverUrl}/${storyPage}`, driver);
  try {
    return await scrollWork(tab, () => tab.ask('scroll', steps, scrollPx));
  } finally {
    await tab.close();
  }
}

/** The scroll of the story as Markdown. */
export function storyReport(runs: readonly ScrollFigures[]): string {
  const median = (of: (figures: ScrollFigures) => number, decimals = 1) =>
    figure(medianOf(runs, of), decimals);
  return [
    '### Built Storybook: 100,000 rows, all chosen',
    table(
      [
        'frame p50 ms',
        'frame p95 ms',
        'late frames',
        'frames with blank rows',
        'longest task ms',
        'row CPU µs',
      ],
      [
        [
          median(({ frameP50 }) => frameP50),
          median(({ frameP95 }) => frameP95),
          median(({ late }) => late, 0),
          median(({ blank }) => blank, 0),
          median(({ longestTaskMs }) => longestTaskMs, 0),
          median(({ rowCpuUs }) => rowCpuUs, 0),
        ],
      ],
    ),
  ].join('\n\n');
}
