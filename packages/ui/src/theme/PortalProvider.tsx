import {
  type ComponentType,
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { StyleSheetManager } from 'styled-components';
import { LoadErrorContext } from '../internal/LoadErrorContext.ts';
import type { Locale } from '../locale/Locale.ts';
import { MessagesContext } from '../locale/MessagesContext.ts';
import type { Messages } from '../locale/messages.ts';
import { LinkContext, type LinkProps } from '../navigation/link/LinkContext.ts';
import type { Brand } from '../tokens/brand/createBrand.ts';
import type { Density } from '../tokens/scale.ts';
import type { ThemeName } from '../tokens/tokens.ts';
import { BrandStyle, GlobalStyle } from './GlobalStyle.ts';
import { NestedStyles } from './NestedStyles.tsx';

export interface PortalProviderProps {
  /** Colour theme; `system` follows the operating system. @default that of the provider around, or 'system' */
  theme?: ThemeName | 'system' | undefined;
  /** Height of controls and rows. @default that of the provider around, or 'comfortable' */
  density?: Density | undefined;
  /** Accent, corners and typeface of the application's own, as `createBrand` makes them. @default that of the provider around, or the library's */
  brand?: Brand | undefined;
  /** Language of the library's texts, numbers and dates, as `@portal/ui/locales/en` has it. @default that of the provider around, or Portuguese of Brazil */
  locale?: Locale | undefined;
  /** Texts of the library that differ from those of the language. Keep them in a constant: with another object all texts are drawn again. @default none, beside those of the provider around */
  messages?: Partial<Messages> | undefined;
  /** Nonce of the page's content security policy, for the styles the library inserts; on a server `ServerStyleSheet` takes it. */
  nonce?: string | undefined;
  /** The application's link, for a router that changes page without a reload. @default that of the provider around, or a plain `<a>` */
  linkComponent?: ComponentType<LinkProps> | undefined;
  /** Called when what a person opened, as a menu or a dialog, could not be loaded: it can be opened again. @default that of the provider around */
  onLoadError?: (() => void) | undefined;
  /** The application. */
  children: ReactNode;
}

/** With another nonce styles get another sheet, and on a server that would not be the one that collects them. */
const hasPage = typeof document !== 'undefined';

interface Look {
  theme?: ThemeName | 'system' | undefined;
  density?: Density | undefined;
}

/** What the providers within one ask of the document, in the order they came: the last that names a theme or density has it. */
type Looks = readonly Look[];

const noLooks: Looks = [];

/** Tells the provider around what the document is to look like: the inner effect runs first, and the outer one is over it. */
const LooksContext = createContext<Dispatch<SetStateAction<Looks>> | undefined>(undefined);

/**
 * Gives everything below it tokens, theme, density, brand and texts. Renders no element: theme and density are
 * attributes of the document and a brand is a style sheet, so switching them renders no component again. One inside another
 * changes what it is given, for as long as it is there.
 */
export function PortalProvider({
  theme: ownTheme,
  density: ownDensity,
  brand,
  locale,
  messages,
  nonce,
  linkComponent,
  onLoadError,
  children,
}: PortalProviderProps) {
  const setOuter = use(LooksContext);
  const outerLink = use(LinkContext);
  const outerLoadError = use(LoadErrorContext);
  const outerTexts = use(MessagesContext);
  const [inner, setInner] = useState(noLooks);
  const theme = inner.findLast((look) => look.theme)?.theme ?? ownTheme;
  const density = inner.findLast((look) => look.density)?.density ?? ownDensity;

  useLayoutEffect(() => {
    if (setOuter) {
      if (!theme && !density) return;
      const own: Look = { theme, density };
      setOuter((looks) => [...looks, own]);
      return () => setOuter((looks) => looks.filter((look) => look !== own));
    }
    const { dataset } = document.documentElement;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      dataset.theme = theme === 'light' || theme === 'dark' ? theme : system.matches ? 'dark' : 'light';
    };
    dataset.density = density ?? 'comfortable';
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [setOuter, theme, density]);

  const texts = useMemo(
    () => ({ ...outerTexts, ...locale?.messages, ...messages }),
    [outerTexts, locale, messages],
  );

  return (
    <StyleSheetManager nonce={hasPage ? nonce : undefined}>
      <NestedStyles>
        <GlobalStyle />
        {brand && <BrandStyle css={brand.css} />}
        <LooksContext value={setInner}>
          <LinkContext value={linkComponent ?? outerLink}>
            <LoadErrorContext value={onLoadError ?? outerLoadError}>
              <MessagesContext value={texts}>{children}</MessagesContext>
            </LoadErrorContext>
          </LinkContext>
        </LooksContext>
      </NestedStyles>
    </StyleSheetManager>
  );
}
