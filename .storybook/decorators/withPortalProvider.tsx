import type { Decorator } from '@storybook/react-vite';
import '../../packages/ui/src/fonts.css';
import { PortalProvider } from '../../packages/ui/src/index.ts';
import { en } from '../../packages/ui/src/locales/en/index.ts';

/** Theme, density and language around every story, as the toolbar says. */
export const withPortalProvider: Decorator = (Story, { globals }) => (
  <PortalProvider
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    density={globals.density === 'compact' ? 'compact' : 'comfortable'}
    {...(globals.locale === 'en' && { locale: en })}
  >
    <Story />
  </PortalProvider>
);
