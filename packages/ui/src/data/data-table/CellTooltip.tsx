import { autoUpdate, FloatingPortal, flip, offset, shift, useDismiss, useFloating } from '@floating-ui/react';
import { type HTMLAttributes, useId, useLayoutEffect, useRef } from 'react';
import { useLayer } from '../../internal/layers/useLayer.ts';
import { Bubble } from '../../overlays/tooltip/Tooltip.styles.ts';
import type { CellTip } from './useCellTip.ts';

interface CellTooltipProps extends Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'> {
  tip: CellTip;
  onClose: () => void;
}

/** The tooltip of the cell pointed at. Renders a floating `<div>`. */
export function CellTooltip({ tip, onClose, ...rest }: CellTooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(true, bubble);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (_, event) => ownsEvent(event) && onClose(),
    elements: { reference: tip.anchor },
    placement: 'top-start',
    strategy: 'fixed',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  useDismiss(context, { outsidePress: false });

  useLayoutEffect(() => {
    const { anchor } = tip;
    if (anchor.hasAttribute('aria-label')) return; // the name or the description says it already
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [tip, id]);

  return (
    <FloatingPortal>
      <Bubble
        {...rest}
        role="tooltip"
        id={id}
        ref={(element: HTMLDivElement | null) => {
          bubble.current = element;
          refs.setFloating(element);
        }}
        style={floatingStyles}
      >
        {tip.text}
      </Bubble>
    </FloatingPortal>
  );
}
