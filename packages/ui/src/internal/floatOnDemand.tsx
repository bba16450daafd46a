import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { GiveUp } from './GiveUp.tsx';
import { isElement } from './isElement.ts';
import { type FetchPart, onDemand, type PropsOf } from './onDemand.tsx';

interface AwaitedProps {
  /** Whether it takes the page's place, wherever a person has gone meanwhile. @default false */
  modal?: boolean | undefined;
  /** What it opens from. @default the button that has focus */
  anchorRef?: RefObject<Element | null> | undefined;
  onClose: () => void;
}

/** How long an opener looks as ever, in milliseconds: what comes sooner does not make it flash. */
const SOON_MS = 200;

/** Calls off the dialog that was asked for last and is on its way. */
let callOffDialog: (() => void) | undefined;

/**
 * In place of what is on its way: its opener shows that it was heard, and hears no second press. Escape calls it off, and so do
 * a person who goes on elsewhere and, of a dialog, one who asks for another.
 */
export function Awaited({ modal = false, anchorRef, onClose }: AwaitedProps) {
  const callOff = useEffectEvent(onClose);

  useEffect(() => {
    const from = anchorRef?.current ?? document.activeElement;
    const opener = anchorRef?.current ?? from?.closest('button, a');
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && callOff();
    const onMove = ({ target }: Event) => {
      if (!modal && target instanceof Node && !from?.contains(target)) callOff();
    };
    const onPress = (event: Event) => {
      const { target } = event;
      if (!isElement(target) || !opener?.contains(target)) return;
      if ((target.closest('button, a') ?? opener) !== opener) return; // another one in the field that opens
      event.preventDefault();
      event.stopPropagation();
    };
    let look: Animation | undefined;
    const timer = setTimeout(() => {
      opener?.setAttribute('aria-busy', 'true');
      look = opener?.animate({ opacity: 0.55 }, { fill: 'forwards' });
    }, SOON_MS);
    const over = new AbortController();
    const early = { capture: true, signal: over.signal };
    document.addEventListener('keydown', onKey, early);
    document.addEventListener('focusin', onMove, early);
    document.addEventListener('pointerdown', onMove, early);
    document.addEventListener('click', onPress, early);
    const giveWay = () => callOff();
    if (modal) {
      callOffDialog?.();
      callOffDialog = giveWay;
    }
    return () => {
      over.abort();
      clearTimeout(timer);
      if (look) opener?.removeAttribute('aria-busy');
      look?.cancel();
      if (callOffDialog === giveWay) callOffDialog = undefined;
    };
  }, [modal, anchorRef]);

  return null;
}

/**
 * `onDemand` for what opens over a page: says that it could not be loaded, and lets it be called off while it is on its way.
 *
 * @param close closes it as it would close itself, told where it could not be loaded; it does not take focus along.
 */
export function floatOnDemand<Part extends (props: never) => ReactNode>(
  fetch: FetchPart<Part>,
  close: (props: PropsOf<Part>, loadError?: 'load-error') => void,
  { modal = false } = {},
): Part {
  return onDemand(
    fetch,
    (props) => <GiveUp onClose={() => close(props, 'load-error')} />,
    (props) => <Awaited modal={modal} onClose={() => close(props)} />,
  );
}
