import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  shift,
  useFloating,
} from '@floating-ui/react';
import { type ComponentPropsWithRef, type Ref, type RefObject, useLayoutEffect } from 'react';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './Tooltip.styles.ts';

interface TooltipBubbleProps extends ComponentPropsWithRef<'div'> {
  /** The described element. A state of it would draw each button of a page twice. */
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  bubbleRef: Ref<HTMLDivElement>;
}

/** The bubble itself. Loaded when the first one opens: pages that show none do not carry what places it. */
export default function TooltipBubble({
  anchor,
  placement,
  bubbleRef,
  ref,
  style,
  ...rest
}: TooltipBubbleProps) {
  const { refs, floatingStyles } = useFloating<HTMLElement>({
    open: true,
    placement,
    strategy: 'fixed',
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    if (refs.domReference.current !== anchor.current) refs.setReference(anchor.current);
  });
  const rootRef = useMergedRefs(bubbleRef, ref);
  const mergedRef = useMergedRefs<HTMLDivElement>(refs.setFloating, rootRef);
  return (
    <FloatingPortal>
      <S.Bubble {...rest} role="tooltip" ref={mergedRef} style={{ ...style, ...floatingStyles }} />
    </FloatingPortal>
  );
}
