import type { Decorator } from '@storybook/react-vite';
import '../../packages/ui/src/fonts.css';
import { PortalProvider } from '../../packages/ui/src/index.ts';

/** Theme, density and texts around every story, as the toolbar says. */
export const withPortalProvider: Decorator = (Story, { globals }) => (
  <PortalProvider
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    density={globals.density === 'compact' ? 'compact' : 'comfortable'}
  >
    <Story />
  </PortalProvider>
);
