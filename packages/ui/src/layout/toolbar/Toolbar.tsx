import { type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './Toolbar.styles.ts';
import { useRovingFocus } from './useRovingFocus.ts';

export interface ToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'role'> {
  /** Accessible name, as in "Ações da família". */
  label: string;
}

/**
 * Acts beside each other. Three controls or more are one tab stop, between which arrows, Home and End move; fewer stay
 * tab stops of their own, as does what uses the arrows itself: a select, a text. Renders a `<div role="toolbar">`, or a
 * `<div role="group">` for fewer than three.
 */
export function Toolbar({ label, ref, onFocus, onKeyDown, ...rest }: ToolbarProps) {
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);
  const { roving, handlers } = useRovingFocus(own);
  return (
    <S.Root
      {...rest}
      ref={rootRef}
      role={roving ? 'toolbar' : 'group'}
      aria-label={label}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        onFocus?.(event);
        handlers.onFocus(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event);
        handlers.onKeyDown(event);
      }}
    />
  );
}
