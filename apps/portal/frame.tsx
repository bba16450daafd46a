import { AppShellSkeleton, PortalProvider } from '@portal/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Brand } from './src/shared/brand/Brand.tsx';
import type { Navigation } from './src/shared/preferences/storedPreferences.ts';

/** What styled-components writes around the rules, for a browser that would go on with them. */
const notes = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\n/g;

/** The frame of the pages behind the sign-in, for each way that their navigation was left, and the style sheet of both. */
export function drawFrames(): { frames: Readonly<Record<Navigation, string>>; styles: string } {
  const sheet = new ServerStyleSheet();
  const sizes: string[] = [];
  const draw = (navigation: Navigation) =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <PortalProvider>
          <AppShellSkeleton brand={<Brand narrows />} collapsed={navigation === 'collapsed'} />
        </PortalProvider>,
      ),
    ).replace(/ style="([^"]*)"/g, (_, style: string) => {
      // The policy of the page takes no style from markup.
      if (!sizes.includes(style)) sizes.push(style);
      return ` data-place="${sizes.indexOf(style)}"`;
    });
  const frames = { expanded: draw('expanded'), collapsed: draw('collapsed') };
  const rules = sheet.getStyleTags().replace(notes, '');
  sheet.seal();
  return { frames, styles: rules + sizes.map((size, place) => `[data-place="${place}"]{${size}}`).join('') };
}
