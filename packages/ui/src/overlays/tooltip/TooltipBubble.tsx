import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  shift,
  useFloating,
} from '@floating-ui/react';
import {
  type ComponentPropsWithRef,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLayer } from '../../internal/layers/useLayer.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './Tooltip.styles.ts';

interface TooltipBubbleProps extends ComponentPropsWithRef<'div'> {
  /** The described element. A state of it would draw each button of a page twice. */
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  bubbleRef: Ref<HTMLDivElement>;
  /** Called by Escape and by a press elsewhere. */
  onClose: () => void;
}

/** The bubble itself. Loaded when the first one opens: pages that show none do not carry what places it. */
export default function TooltipBubble({
  anchor,
  placement,
  bubbleRef,
  onClose,
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
  const bubble = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(true, bubble);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && ownsEvent(event)) onClose();
  });
  const closeOnPress = useEffectEvent((event: Event) => {
    if (!bubble.current || !event.composedPath().includes(bubble.current)) onClose();
  });
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('keydown', (event) => closeOnEscape(event), { signal });
    document.addEventListener('pointerdown', (event) => closeOnPress(event), { signal, capture: true });
    return () => over.abort();
  }, []);
  const shownRef = useMergedRefs(bubble, bubbleRef);
  const rootRef = useMergedRefs(shownRef, ref);
  const mergedRef = useMergedRefs<HTMLDivElement>(refs.setFloating, rootRef);
  return (
    <FloatingPortal>
      <S.Bubble {...rest} role="tooltip" ref={mergedRef} style={{ ...style, ...floatingStyles }} />
    </FloatingPortal>
  );
}
