import { type ReactNode, use, useMemo } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type WriteRules = IStyleSheetContext['stylis'];

/** Which browsers do not know; an address has no space before it. */
const lineComment = /\s\/\//;

/**
 * Leaves the reading of styles to the browser, which nests rules itself: one rule a component, as it is written. In JavaScript
 * the styles of a table alone take as long to be read as its rows take to be drawn.
 */
function nested(write: WriteRules): WriteRules {
  const writeNested = (css: string, selector = '', prefix = '', componentId?: string) => {
    if (lineComment.test(css)) return write(css, selector, prefix, componentId);
    return [`${selector ? `${prefix} ${selector}` : '@media all'}{${css}}`];
  };
  return Object.assign(writeNested, { hash: write.hash });
}

/** Has the styles of everything below it read by the browser, unless the application has them rewritten by plugins of its own. */
export function NestedStyles({ children }: { children: ReactNode }) {
  const around = use(StyleSheetContext);
  const value = useMemo(() => {
    const isRewritten = around.stylis.hash !== '';
    return isRewritten ? around : { ...around, stylis: nested(around.stylis) };
  }, [around]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
