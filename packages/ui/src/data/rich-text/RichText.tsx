import { type ComponentPropsWithRef, useMemo } from 'react';
import * as S from './RichText.styles.ts';
import { richTextNodes } from './richTextNodes.tsx';

export interface RichTextProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Text as stored, in HTML; what rich text may not have is left out, whoever stored it. */
  html: string;
}

/** Shows a stored description with its titles, lists and links, and nothing that could act. Renders a `<div>`. */
export function RichText({ html, ...rest }: RichTextProps) {
  const nodes = useMemo(() => richTextNodes(html), [html]);
  return <S.Root {...rest}>{nodes}</S.Root>;
}
