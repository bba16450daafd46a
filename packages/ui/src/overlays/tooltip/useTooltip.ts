import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react';
import { useRef, useState } from 'react';
import { useLayer } from '../../internal/layers/useLayer.ts';

const openDelayMs = 350;

/** Opens on hover and on keyboard focus, stays while the pointer is on it, closes on Escape and on a press. */
export function useTooltip({
  enabled,
  defaultOpen,
  placement,
}: {
  enabled: boolean;
  defaultOpen: boolean;
  placement: Placement;
}) {
  const [wanted, setOpen] = useState(defaultOpen);
  const open = wanted && enabled;
  const bubbleRef = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(open, bubbleRef);
  const { refs, floatingStyles, context } = useFloating<HTMLElement>({
    open,
    onOpenChange: (next, event, reason) => {
      if (reason === 'escape-key' && !ownsEvent(event)) return;
      setOpen(next);
    },
    placement,
    strategy: 'fixed',
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { enabled, move: false, delay: { open: openDelayMs }, handleClose: safePolygon() }),
    useFocus(context, { enabled }),
    useDismiss(context, { referencePress: true, outsidePress: false, bubbles: { escapeKey: true } }),
  ]);
  return {
    open,
    bubbleRef,
    setReference: refs.setReference,
    setFloating: refs.setFloating,
    floatingStyles,
    getReferenceProps,
    getFloatingProps,
  };
}
