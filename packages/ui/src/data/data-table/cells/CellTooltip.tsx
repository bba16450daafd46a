import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useMergeRefs,
} from '@floating-ui/react';
import { type HTMLAttributes, useRef } from 'react';
import { useLayer } from '../../../internal/layers/useLayer.ts';
import { Bubble } from '../../../overlays/tooltip/Tooltip.styles.ts';
import type { CellTip } from './useCellTip.ts';

interface CellTooltipProps extends Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'> {
  tip: CellTip;
  onClose: () => void;
}

/** Tooltip of the hovered cell with its full text. Renders a floating `<div>`. */
export default function CellTooltip({ tip, onClose, ...rest }: CellTooltipProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(true, bubble);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (_, event, reason) => {
      // A row under another tip may be gone; the focused one keeps its element.
      if (reason === 'ancestor-scroll' ? !tip.anchor.matches(':focus') : ownsEvent(event)) onClose();
    },
    elements: { reference: tip.anchor },
    placement: 'top-start',
    strategy: 'fixed',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const mergedRef = useMergeRefs([refs.setFloating, bubble]);
  useDismiss(context, { outsidePress: false, ancestorScroll: true });

  return (
    <FloatingPortal>
      <Bubble {...rest} role="tooltip" ref={mergedRef} style={floatingStyles}>
        {tip.text}
      </Bubble>
    </FloatingPortal>
  );
}
