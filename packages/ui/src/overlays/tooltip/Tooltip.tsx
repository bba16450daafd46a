import {
  type ComponentPropsWithRef,
  cloneElement,
  type FocusEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { chained } from './chained.ts';
import { useTooltip } from './useTooltip.ts';

const TooltipBubble = onDemand(() => import('./TooltipBubble.tsx'));

/** What a tooltip adds to its element. */
export interface TooltipElementProps {
  /** Anchor of the tooltip. */
  ref?: Ref<HTMLElement> | undefined;
  /** What describes it already; the tooltip is added. */
  'aria-describedby'?: string | undefined;
  /** Called before the tooltip opens. */
  onPointerEnter?: PointerEventHandler | undefined;
  /** Called before the tooltip closes. */
  onPointerLeave?: PointerEventHandler | undefined;
  /** Called before a press closes the tooltip, or touch holds it. */
  onPointerDown?: PointerEventHandler | undefined;
  /** Called before a touch that became a scroll ends. */
  onPointerCancel?: PointerEventHandler | undefined;
  /** Called before a press of a disabled element opens the tooltip. */
  onClickCapture?: MouseEventHandler | undefined;
  /** Called before the tooltip opens by keyboard. */
  onFocus?: FocusEventHandler | undefined;
  /** Called before the tooltip closes. */
  onBlur?: FocusEventHandler | undefined;
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** A short text; nothing to press. Without one there is no tooltip. */
  content: ReactNode;
  /** The described element: focusable, and forwards `ref` and props to the DOM. */
  children: ReactElement<TooltipElementProps>;
  /** Open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** The side it opens on, where there is room. @default 'top' */
  placement?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** `name` where the content repeats the element's own name, which would be read twice. @default 'description' */
  relation?: 'description' | 'name' | undefined;
}

/** Explains an element on hover and focus. Renders the element itself and, while open, a floating `<div>`. */
export function Tooltip({
  content,
  children,
  defaultOpen = false,
  placement = 'top',
  relation = 'description',
  ...rest
}: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [bubble, setBubble] = useState<HTMLElement | null>(null); // the first one takes a moment to load
  const { open, close, elementHandlers, bubbleHandlers } = useTooltip({
    enabled: Boolean(content),
    defaultOpen,
  });
  const own = children.props;
  const elementRef = useMergedRefs(anchor, own.ref);
  const describedBy = [own['aria-describedby'], bubble && relation === 'description' && id];
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: chained(own.onPointerEnter, elementHandlers.onPointerEnter),
        onPointerLeave: chained(own.onPointerLeave, elementHandlers.onPointerLeave),
        onPointerDown: chained(own.onPointerDown, elementHandlers.onPointerDown),
        onPointerCancel: chained(own.onPointerCancel, elementHandlers.onPointerCancel),
        onClickCapture: chained(own.onClickCapture, elementHandlers.onClickCapture),
        onFocus: chained(own.onFocus, elementHandlers.onFocus),
        onBlur: chained(own.onBlur, elementHandlers.onBlur),
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        ref: elementRef,
      })}
      {open && (
        <TooltipBubble
          id={id}
          onClick={(event) => event.stopPropagation()}
          {...rest}
          {...bubbleHandlers}
          anchor={anchor}
          placement={placement}
          bubbleRef={setBubble}
          onClose={close}
        >
          {content}
        </TooltipBubble>
      )}
    </>
  );
}
