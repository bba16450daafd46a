import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './StickyBar.styles.ts';
import { useScrollRoom } from './useScrollRoom.ts';

export interface StickyBarProps extends ComponentPropsWithRef<'div'> {
  /** State of the form, or why it cannot be sent; changes are announced. */
  status?: ReactNode;
  /** The acts, the main one last. */
  children: ReactNode;
}

/**
 * Acts of a long form that stay in sight at the end of the window; what has focus is never behind it (WCAG 2.4.11). Last
 * child of the form. Renders a `<div role="group">`.
 */
export function StickyBar({ status, children, ref, ...rest }: StickyBarProps) {
  const messages = useMessages(sharedTexts);
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);
  useScrollRoom(own);
  return (
    <S.Root role="group" aria-label={messages.formActs} {...rest} ref={rootRef}>
      <S.Status role="status">{status}</S.Status>
      <S.Acts>{children}</S.Acts>
    </S.Root>
  );
}
