import { type ComponentType, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { Locale } from '../locale/Locale.ts';
import { MessagesContext } from '../locale/MessagesContext.ts';
import type { Messages } from '../locale/messages.ts';
import { LinkContext, type LinkProps } from '../navigation/link/LinkContext.ts';
import type { Brand } from '../tokens/brand/createBrand.ts';
import type { Density } from '../tokens/scale.ts';
import type { ThemeName } from '../tokens/tokens.ts';
import { BrandStyle, GlobalStyle } from './GlobalStyle.ts';

export interface PortalProviderProps {
  /** Colour theme; `system` follows the operating system. @default 'system' */
  theme?: ThemeName | 'system';
  /** Height of controls and rows. @default 'comfortable' */
  density?: Density;
  /** Accent, corners and typeface of the application's own, as `createBrand` makes them. @default the library's */
  brand?: Brand;
  /** Language of the library's texts, numbers and dates, as `@portal/ui/locales/en` has it. @default Portuguese of Brazil */
  locale?: Locale;
  /** Texts of the library that differ from those of the language. */
  messages?: Partial<Messages>;
  /** Nonce of the page's content security policy, for the styles the library inserts; on a server `ServerStyleSheet` takes it. */
  nonce?: string;
  /** The application's link, for a router that changes page without a reload. @default a plain `<a>` */
  linkComponent?: ComponentType<LinkProps>;
  /** The application. */
  children: ReactNode;
}

/** With another nonce styles get another sheet, and on a server that would not be the one that collects them. */
const hasPage = typeof document !== 'undefined';

/**
 * Gives everything below it tokens, theme, density, brand and texts. Renders no element: theme and density are
 * attributes of the document and a brand is a style sheet, so switching them renders no component again.
 */
export function PortalProvider({
  theme = 'system',
  density = 'comfortable',
  brand,
  locale,
  messages,
  nonce,
  linkComponent,
  children,
}: PortalProviderProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      dataset.theme = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
    };
    dataset.density = density;
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme, density]);

  const texts = useMemo(() => ({ ...locale?.messages, ...messages }), [locale, messages]);

  return (
    <StyleSheetManager nonce={hasPage ? nonce : undefined}>
      <GlobalStyle />
      {brand && <BrandStyle css={brand.css} />}
      <LinkContext value={linkComponent ?? 'a'}>
        <MessagesContext value={texts}>{children}</MessagesContext>
      </LinkContext>
    </StyleSheetManager>
  );
}
