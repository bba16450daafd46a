import { AppShellSkeleton, PortalProvider } from '@portal/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Brand } from './src/shared/brand/Brand.tsx';

/** What styled-components writes around the rules, for a browser that would go on with them. */
const notes = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/** The frame of the pages behind the sign-in, as elements and their style sheet; the policy of the page allows no `style`. */
export function drawFrame(): { markup: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const drawn = renderToStaticMarkup(
    sheet.collectStyles(
      <PortalProvider>
        <AppShellSkeleton brand={<Brand narrows />} />
      </PortalProvider>,
    ),
  );
  const rules = sheet.getStyleTags().replace(notes, '');
  sheet.seal();
  const places = new Map<string, number>();
  const markup = drawn.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!places.has(style)) places.set(style, places.size);
    return ` data-place="${places.get(style)}"`;
  });
  const sizes = [...places].map(([style, place]) => `[data-place="${place}"]{${style}}`);
  return { markup, styles: [rules, ...sizes].join('').replace(/\n/g, '') };
}
