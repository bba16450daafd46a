import { createGlobalStyle } from 'styled-components';
import type { Brand } from '../tokens/brand/createBrand.ts';
import { t } from '../tokens/tokens.ts';
import { tokensCss } from '../tokens/tokensCss.ts';

/**
 * Token values, box model and page defaults. Static: a theme switch changes attributes, not this sheet.
 *
 * WebKit takes a list without markers for layout, and does not say that it is one, unless it has `role="list"` or stands in a `<nav>`.
 *
 * The property is set on the body by what keeps the page still behind a dialog. Inherited, as it would be without being
 * declared, it would have every element of the page styled again as a dialog opens and as it closes.
 */
export const GlobalStyle = createGlobalStyle`
  ${tokensCss}

  *, *::before, *::after { box-sizing: border-box; }

  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }

  body, [data-theme] {
    font-family: ${t.typeface.family};
    font-size: ${t.font.md};
    line-height: ${t.line.normal};
    font-feature-settings: ${t.typeface.features};
    color: ${t.color.text};
  }

  @property --floating-ui-scrollbar-width { syntax: '*'; inherits: false; }

  body { margin: 0; background: ${t.color.surfacePage}; -webkit-font-smoothing: antialiased; }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
  h1, h2, h3, h4 { font-weight: ${t.weight.semibold}; line-height: ${t.line.tight}; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${t.color.textAccent}; text-underline-offset: 2px; }
  a:focus-visible { outline: 2px solid ${t.color.focus}; outline-offset: 2px; border-radius: ${t.radius.sm}; }
  img, svg { display: block; }
`;

/** The values of a brand, over those above: its own sheet, so that theirs stays as it is. */
export const BrandStyle = createGlobalStyle<Pick<Brand, 'css'>>`${({ css }) => css}`;
