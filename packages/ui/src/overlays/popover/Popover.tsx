import {
  type ComponentPropsWithRef,
  cloneElement,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { floatOnDemand } from '../../internal/floatOnDemand.tsx';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import type { PopoverCloseReason } from './Popover.types.ts';

const PopoverPanel = floatOnDemand(
  () => import('./PopoverPanel.tsx'),
  ({ onClose }, loadError) => onClose(loadError ?? 'focus-out'),
);

/** Called on opening and closing, with what the person did. */
export type PopoverOpenChange = (open: boolean, details: { reason: PopoverCloseReason }) => void;

/** What a popover adds to the element that opens it. */
export interface PopoverTriggerProps {
  /** Anchor of the popover, and target of the returned focus. */
  ref: RefCallback<HTMLElement>;
  /** Opens and closes, unless the event's default is prevented. */
  onClick: MouseEventHandler<HTMLElement>;
  /** ARIA role of the popup. */
  'aria-haspopup': 'dialog';
  /** Whether it is open. */
  'aria-expanded': boolean;
  /** Id of the popover, while it is open. */
  'aria-controls': string | undefined;
}

/** What an element may already have of that; it keeps it. */
export interface PopoverElementProps extends Partial<Omit<PopoverTriggerProps, 'ref' | 'onClick'>> {
  /** Its own ref, kept beside that of the popover. */
  ref?: Ref<HTMLElement> | undefined;
  /** Called before the popover opens or closes; `preventDefault` keeps it as it is. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /**
   * The trigger: a button that forwards `ref` and props to the DOM, or a function that renders one with those props.
   */
  trigger: ReactElement<PopoverElementProps> | ((props: PopoverTriggerProps) => ReactElement);
  /** Heads and names the panel. */
  title: ReactNode;
  /** The parent keeps whether it is open. */
  open?: boolean | undefined;
  /** Open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called on opening and closing, with what the person did. */
  onOpenChange?: PopoverOpenChange | undefined;
  /** Side of the trigger it prefers; it turns where there is no room. @default 'bottom-start' */
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | undefined;
  /** What has focus first; otherwise the first field, or the panel itself. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Scrolls inside the popover where it is taller than its place. */
  children?: ReactNode;
}

/**
 * Shows more beside a button while the page stays in reach: focus goes in, Escape, a press elsewhere or Tab past its end
 * closes it. Renders the trigger and, while open, a floating `<div role="dialog">`.
 */
export function Popover({
  trigger,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const anchor = useRef<HTMLElement>(null);
  const [open, change] = useControllableValue(controlledOpen, defaultOpen, onOpenChange);
  const isElement = typeof trigger !== 'function';
  const triggerRef = useMergedRefs<HTMLElement>(anchor, isElement ? trigger.props.ref : undefined);
  const toggle = () => change(!open, { reason: 'trigger' });
  const triggerProps: PopoverTriggerProps = {
    ref: triggerRef,
    onClick: (event) => {
      if (isElement) trigger.props.onClick?.(event);
      if (!event.defaultPrevented) toggle();
    },
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
  };
  return (
    <>
      {isElement ? cloneElement(trigger, triggerProps) : trigger(triggerProps)}
      {open && (
        <PopoverPanel {...rest} id={id} anchor={anchor} onClose={(reason) => change(false, { reason })} />
      )}
    </>
  );
}
