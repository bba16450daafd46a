import { RichText, type RichTextProps } from '@portal/ui';

/** Stored markup as it is read in a form. */
export function ReadRichText({ html }: Pick<RichTextProps, 'html'>) {
  return <RichText html={html} />;
}
