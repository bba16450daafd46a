import { useRichTextNodes } from '../../data/rich-text/richTextNodes.tsx';
import { FormatToolbar } from './editor/FormatToolbar.tsx';
import * as S from './RichTextField.styles.ts';

interface StaticTextProps {
  /** Sanitised text. */
  html: string;
  attributes: Record<string, string>;
}

/** The text without an editor. */
export function StaticText({ html, attributes }: StaticTextProps) {
  return <S.Text {...attributes}>{useRichTextNodes(html)}</S.Text>;
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
