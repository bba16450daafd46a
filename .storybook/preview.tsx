import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { ROLES } from '../packages/domain/src/index.ts';
import { prefetchParts } from '../packages/ui/src/index.ts';
import { ComponentPage } from './component-page/ComponentPage.tsx';
import { failOnConsole, watchConsole } from './consoleGate.ts';
import { checkDarkTheme } from './darkTheme.ts';
import { withDirection } from './decorators/withDirection.tsx';
import { networkTypes, withNetwork } from './decorators/withNetwork.tsx';
import { withPortalProvider } from './decorators/withPortalProvider.tsx';
import { withTextSize } from './decorators/withTextSize.tsx';
import { keepDocsAtRest } from './docsAtRest.ts';
import { failOnIncompletes } from './incompletes/failOnIncompletes.ts';
import { lateElementError } from './lateElementError.ts';
import { startNetwork } from './network.ts';
import { comparePictures } from './pictures.ts';
import { listProps } from './types/typesOf.ts';

configure({
  asyncUtilTimeout: 5_000, // a busy machine takes its time
  getElementError: lateElementError,
});

keepDocsAtRest();

export default definePreview({
  addons: [failOnIncompletes, addonDocs(), addonA11y(), addonMsw(startNetwork)],
  argTypesEnhancers: [listProps],
  decorators: [withPortalProvider, withDirection, withTextSize, withNetwork],
  // What is chosen stands in each menu: in the bar it would push the last out of a window of 1280 px.
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Escuro' },
        ],
        dynamicTitle: false,
      },
    },
    density: {
      description: 'Densidade',
      toolbar: {
        title: 'Densidade',
        icon: 'component',
        items: [
          { value: 'comfortable', title: 'Confortável' },
          { value: 'compact', title: 'Compacta' },
        ],
        dynamicTitle: false,
      },
    },
    direction: {
      description: 'Direção da escrita',
      toolbar: {
        title: 'Direção',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Esquerda → direita' },
          { value: 'rtl', title: 'Direita → esquerda' },
        ],
        dynamicTitle: false,
      },
    },
    textSize: {
      description: 'Tamanho do texto',
      toolbar: {
        title: 'Texto',
        icon: 'zoom',
        items: [
          { value: '100', title: '100 %' },
          { value: '200', title: '200 %' },
        ],
        dynamicTitle: false,
      },
    },
    locale: {
      description: 'Língua',
      toolbar: {
        title: 'Língua',
        icon: 'comment',
        items: [
          { value: 'pt-BR', title: 'Português' },
          { value: 'en', title: 'Inglês' },
        ],
        dynamicTitle: false,
      },
    },
    role: {
      description: 'Quem está nas páginas',
      toolbar: {
        title: 'Papel',
        icon: 'user',
        items: ['história', 'visitante', ...ROLES],
        dynamicTitle: false,
      },
    },
    ...networkTypes,
  },
  initialGlobals: {
    role: 'história',
    status: 'story',
    latency: '0',
    theme: 'light',
    density: 'comfortable',
    direction: 'ltr',
    textSize: '100',
    locale: 'pt-BR',
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        rules: { 'target-size': { enabled: true } },
        // The panel also lists what passed; a test run would describe and send all of it for nothing.
        ...(import.meta.env.VITE_STORY_TESTS && { resultTypes: ['violations', 'incomplete'] }),
      },
    },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Tokens',
          'Guides',
          'Theme',
          'Actions',
          'Inputs',
          'Data',
          'Files',
          'Charts',
          'Overlays',
          'Dialogs',
          'Feedback',
          'Navigation',
          'Layout',
          'Patterns',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        mobile1: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 834 px', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  beforeEach: [prefetchParts, watchConsole], // what opens is there, as on a page that rests
  afterEach: async (context) => {
    failOnConsole();
    // Judged at the start of its page, with no field half under what stays in sight.
    if (import.meta.env.VITE_STORY_TESTS) window.scrollTo({ top: 0, behavior: 'instant' });
    await checkDarkTheme();
    await comparePictures(context);
  },
  tags: ['autodocs'],
});
