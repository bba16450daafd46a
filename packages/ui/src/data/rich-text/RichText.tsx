import type { ComponentPropsWithRef } from 'react';
import * as S from './RichText.styles.ts';
import { useRichTextNodes } from './richTextNodes.tsx';

export interface RichTextProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Stored HTML; anything that rich text does not allow is removed. */
  html: string;
}

/** Shows a stored description with its titles, lists and links, and nothing that could act. Renders a `<div>`. */
export function RichText({ html, ...rest }: RichTextProps) {
  return <S.Root {...rest}>{useRichTextNodes(html)}</S.Root>;
}
