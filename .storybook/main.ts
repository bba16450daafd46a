import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { browserDependencies } from '../scripts/browserDependencies.ts';
import { listMessages } from './messages/listMessages.ts';
import { showSnippets } from './snippets/showSnippets.ts';
import { listTypes } from './types/listTypes.ts';

const storybookDir = path.dirname(fileURLToPath(import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: process.env.STORYBOOK_CANARY
    ? ['./canary/*.stories.tsx']
    : [
        './docs/*.mdx',
        './messages/*.stories.tsx',
        '../packages/ui/{src,recipes}/**/*.stories.tsx',
        '../apps/portal/src/**/*.stories.tsx',
      ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The theme paints the surfaces, and the bar has room for eight menus.
  features: {
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    outline: false,
  },
  typescript: { reactDocgen: false }, // `listTypes` follows what it does not
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [listMessages(), listTypes(), ...(process.env.VITEST ? [] : [showSnippets()])],
      optimizeDeps: { include: browserDependencies }, // so that the first story opens without a reload
      resolve: { alias: { '#storybook': storybookDir }, dedupe: ['react', 'react-dom', 'styled-components'] },
    }),
});
