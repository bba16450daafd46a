import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/browser.ts';
import { browserDependencies } from './scripts/browserDependencies.ts';
import { fileReceiver } from './scripts/fileReceiver.ts';
import { alone } from './scripts/testing/alone.ts';

const launchOptions = await browserLaunchOptions();
/** How long something may take to come true; short ones fail where a machine is busy. */
const patience = { poll: { timeout: 5_000 } };
/** How long a test and its preparation may take at most: ends what hangs, and none that waits for a busy machine. */
const unhurried = { testTimeout: 60_000, hookTimeout: 180_000 };
/** In a browser a test may fail because the machine was busy: once more tells; a defect fails both times. */
const retry = 1;
/** Tests that install an application of their own with npm. */
const withNext = 'scripts/**/*.next.test.ts';
/** Tests of the gateway on a PostgreSQL server. */
const onServers = 'apps/gateway/src/**/*.server.test.ts';
/** Before whatever loads React. */
const withoutReactTraces = 'scripts/testing/withoutReactTraces.setup.ts';
const storybookDir = path.join(import.meta.dirname, '.storybook');
const resolve = {
  alias: { '#storybook': storybookDir, '#testing': path.join(import.meta.dirname, 'scripts/testing') },
  dedupe: ['react', 'react-dom', 'styled-components'],
};

/** A fresh object each: Vitest writes into it. */
const browser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, name }],
  viewport: { width: 1280, height: 900 },
});

/** Pictures are compared where a run asks for it: `npm test` does, a narrow run while working need not. */
const comparesPictures = process.env.COMPARE_PICTURES === '1';

/** Whether the command asks for the stories: to load what reads them takes longer than many a narrow run. */
const runsStories =
  !process.argv.some((word) => word.startsWith('--project')) ||
  process.argv.some((word) => /^(?:--project=)?stories$/.test(word));

/** Every story: drawn, played and judged in light, then judged in dark too. */
const stories = async () => ({
  plugins: [
    (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({ configDir: storybookDir }),
  ],
  resolve,
  cacheDir: 'node_modules/.cache/vite-stories',
  optimizeDeps: { include: browserDependencies },
  test: {
    name: 'stories',
    retry,
    env: { VITE_STORY_TESTS: '1' },
    isolate: false, // one page for all stories, as in Storybook itself: four times as fast
    setupFiles: [
      withoutReactTraces,
      '.storybook/darkTheme.setup.ts',
      ...(comparesPictures ? ['.storybook/pictures.setup.ts'] : []),
    ],
    browser: {
      ...browser('stories'),
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            path.join(root, 'packages/ui/pictures', `${arg}${ext}`),
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 30 },
        },
      },
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false, // nothing here changes what the next file sees; a worker a file costs more than its tests
          include: ['{packages/**/src,apps/portal/src,scripts,.storybook}/**/*.test.ts'],
          exclude: ['scripts/new/templates/**', withNext],
          ...unhurried,
        },
      },
      {
        resolve,
        test: {
          name: 'gateway',
          environment: 'node',
          isolate: false, // the files of a process share its modules and its database
          include: ['apps/gateway/src/**/*.test.ts'],
          exclude: [onServers],
          ...unhurried,
        },
      },
      {
        resolve,
        test: {
          name: 'servers', // needs programs that npm does not bring, so `npm test` leaves it out
          environment: 'node',
          include: [onServers],
          ...unhurried,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'next', // npm installs Next.js for it, half a gigabyte that `npm ci` does without
          environment: 'node',
          include: [withNext],
          ...unhurried,
        },
      },
      {
        plugins: [react(), fileReceiver()],
        resolve,
        cacheDir: 'node_modules/.cache/vite-components',
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'components',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          setupFiles: [withoutReactTraces, 'packages/ui/src/internal/testing/setup.ts'],
          expect: patience,
          retry,
          browser: {
            ...browser('components'),
            instances: [
              // one page for all files: to load all modules once more costs more than most files do
              { browser: 'chromium', name: 'components', isolate: false, exclude: alone },
              { browser: 'chromium', name: 'components alone', include: alone },
            ],
          },
        },
      },
      ...(runsStories ? [await stories()] : []),
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['apps/portal/e2e/**/*.e2e.ts'],
          globalSetup: ['apps/portal/e2e/globalSetup.ts'],
          ...unhurried,
          expect: patience,
          retry,
          fileParallelism: false,
        },
      },
    ],
  },
});
