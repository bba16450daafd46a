import {
  autoUpdate,
  type FloatingContext,
  flip,
  type Middleware,
  offset,
  type Placement,
  type ReferenceElement,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import {
  type CSSProperties,
  type HTMLProps,
  type RefCallback,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isHtmlElement } from '../isElement.ts';
import { useLayer } from '../layers/useLayer.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { useAnchorMoved } from './useAnchorMoved.ts';

/** Why a popup closes: Escape, a press elsewhere, focus that moved on, or its anchor scrolled away. */
export type PopupCloseReason = 'escape-key' | 'outside-press' | 'focus-out' | 'ancestor-scroll';

/** What a popup hangs from: an element, or the ref of one. A state of it would draw each opener of a page twice. */
export type PopupAnchor = HTMLElement | RefObject<HTMLElement | null>;

interface PopupOptions {
  open: boolean;
  onClose: (reason: PopupCloseReason, event: Event | undefined) => void;
  /** A press on it does not count as outside. */
  anchor: PopupAnchor;
  /** @default 'bottom-start' */
  placement?: Placement | undefined;
  /** Closes when a scroll moves the anchor, for anchors that a list may recycle. @default false */
  closeOnScroll?: boolean | undefined;
  /** Closes when the focus manager around the panel sees focus move on. @default false */
  closeOnFocusOut?: boolean | undefined;
  /** Props the panel is given from outside; their handlers are called beside those of the popup. */
  own?: HTMLProps<HTMLElement> | undefined;
}

/** Named, so that the types of the package do not lead to packages of packages. */
interface Popup {
  context: FloatingContext<HTMLElement>;
  panelRef: RefObject<HTMLDivElement | null>;
  /** For the panel, beside its role and name. */
  panelProps: Record<string, unknown> & { ref: RefCallback<HTMLDivElement>; style: CSSProperties };
}

const elementOf = (anchor: PopupAnchor) => (isHtmlElement(anchor) ? anchor : anchor.current);

const isCloseReason = (reason: string | undefined): reason is PopupCloseReason =>
  reason === 'escape-key' || reason === 'outside-press' || reason === 'focus-out';

/** Room left to the edge of the window, in pixels. */
const padding = 8;

/** One list for all: another at each render would be compared with the one before, function by function. */
const middleware: Middleware[] = [
  offset(4),
  flip({ padding }),
  shift({ padding }),
  size({
    padding,
    apply({ availableHeight, rects, elements }) {
      elements.floating.style.setProperty('--popup-anchor-width', `${rects.reference.width}px`);
      elements.floating.style.setProperty('--popup-room', `${Math.max(0, availableHeight)}px`);
    },
  }),
];

/**
 * Follows anchor and window, the first time at once and then with the next frame: an observer of sizes that changed a
 * size in its own turn would be reported by the browser as a loop.
 */
function follow(anchor: ReferenceElement, panel: HTMLElement, place: () => void) {
  let placed = false;
  let frame = 0;
  const stop = autoUpdate(anchor, panel, () => {
    cancelAnimationFrame(frame);
    if (placed) frame = requestAnimationFrame(place);
    else place();
    placed = true;
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

/**
 * Hangs a panel from an element: beside it, inside the window, closed by Escape (only where nothing lies above) and by
 * a press elsewhere. The panel gets `--popup-anchor-width` and `--popup-room` (height left in the window) to size itself.
 */
export function usePopup({
  open,
  onClose,
  anchor,
  placement = 'bottom-start',
  closeOnScroll = false,
  closeOnFocusOut = false,
  own,
}: PopupOptions): Popup {
  const panelRef = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(open, panelRef);
  const [reference, setReference] = useState(() => elementOf(anchor));
  useLayoutEffect(() => {
    const element = elementOf(anchor); // there by now, where both are drawn at once
    if (element !== reference) setReference(element); // the same one again would draw once more too
  });
  const { refs, floatingStyles, context } = useFloating<HTMLElement>({
    open,
    onOpenChange: (_, event, reason) => {
      if (!isCloseReason(reason) || (reason === 'focus-out' && !closeOnFocusOut)) return;
      if (reason === 'escape-key' && !ownsEvent(event)) return;
      onClose(reason, event);
    },
    elements: { reference },
    placement,
    strategy: 'fixed',
    middleware,
    whileElementsMounted: follow,
  });
  useAnchorMoved(open && closeOnScroll ? reference : null, (event) => onClose('ancestor-scroll', event));
  const dismiss = useDismiss(context, { bubbles: { escapeKey: true } }); // whose Escape it is, the layers decide
  const { getFloatingProps } = useInteractions([dismiss]);
  const setPanel = useMergedRefs<HTMLDivElement>(refs.setFloating, panelRef);
  return {
    context,
    panelRef,
    panelProps: { ...getFloatingProps(own), ref: setPanel, style: floatingStyles },
  };
}
