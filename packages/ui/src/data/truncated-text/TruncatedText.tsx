import { truncateText } from '@portal/formats';
import type { ComponentPropsWithRef } from 'react';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import * as S from './TruncatedText.styles.ts';

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole text, which is cut only where it does not fit. */
  text: string;
  /** Characters shown at most. @default 40 */
  maxGraphemes?: number | undefined;
}

/**
 * A text that is cut when long; hover or focus then shows all of it, and assistive technology reads all of it. Renders
 * a `<span>`.
 */
export function TruncatedText({ text, maxGraphemes = 40, ...rest }: TruncatedTextProps) {
  const shown = truncateText(text, maxGraphemes);
  if (shown === undefined) return <S.Root {...rest}>{text}</S.Root>;
  return (
    <Tooltip content={text} relation="name">
      <S.Root tabIndex={0} {...rest}>
        <span aria-hidden="true">{shown}</span>
        <S.Full>{text}</S.Full>
      </S.Root>
    </Tooltip>
  );
}
