import { useMemo } from 'react';
import { richTextNodes } from '../../data/rich-text/richTextNodes.tsx';
import { FormatToolbar } from './editor/FormatToolbar.tsx';
import * as S from './RichTextField.styles.ts';

interface StaticTextProps {
  /** Sanitised text. */
  html: string;
  attributes: Record<string, string>;
}

/** The text without an editor. */
export function StaticText({ html, attributes }: StaticTextProps) {
  const nodes = useMemo(() => richTextNodes(html), [html]);
  return <S.Text {...attributes}>{nodes}</S.Text>;
}

const nothingOn: ReadonlySet<string> = new Set();

/** Placeholder while the editor loads, with its size and text. */
export function LoadingText({ html, attributes }: StaticTextProps) {
  return (
    <>
      <FormatToolbar inert on={nothingOn} />
      <StaticText html={html} attributes={{ ...attributes, 'aria-busy': 'true' }} />
    </>
  );
}
