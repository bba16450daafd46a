import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { readPropTypes } from './argTypes.ts';
import { failOnConsole, watchConsole } from './consoleGate.ts';
import { withPortalProvider } from './decorators/withPortalProvider.tsx';
import { startNetwork } from './network.ts';
import { comparePictures } from './pictures.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  argTypesEnhancers: [readPropTypes],
  decorators: [withPortalProvider],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: { title: 'Tema', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Densidade',
      toolbar: {
        title: 'Densidade',
        icon: 'component',
        items: ['comfortable', 'compact'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: import.meta.env.VITE_STORY_THEME ?? 'light', density: 'comfortable' },
  parameters: {
    a11y: {
      test: 'error',
      options: { rules: { 'target-size': { enabled: true } } },
    },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Tokens',
          'Actions',
          'Inputs',
          'Data',
          'Overlays',
          'Feedback',
          'Navigation',
          'Patterns',
          'Pages',
        ],
      },
    },
  },
  beforeEach: watchConsole,
  afterEach: async (context) => {
    failOnConsole();
    await comparePictures(context);
  },
  tags: ['autodocs'],
});
