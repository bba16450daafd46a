import { type ComponentType, use, useEffect, useEffectEvent } from 'react';
import { LoadErrorContext } from './LoadErrorContext.ts';
import { onDemand } from './onDemand.tsx';

interface StandInProps {
  onClose: () => void;
}

/** In place of what could not be loaded: closes it, so that it can be opened again, and says so. */
function Unavailable({ onClose }: StandInProps) {
  const tell = use(LoadErrorContext);
  const giveUp = useEffectEvent(() => {
    tell?.();
    onClose();
  });
  useEffect(() => {
    const timer = setTimeout(giveUp); // once, where effects run twice
    return () => clearTimeout(timer);
  }, []);
  return null;
}

interface AwaitedProps extends StandInProps {
  /** Whether it takes the page's place, wherever a person has gone meanwhile. */
  modal: boolean;
}

/** In place of what is on its way: Escape calls it off, and so does a person who goes on elsewhere. */
function Awaited({ modal, onClose }: AwaitedProps) {
  const callOff = useEffectEvent(onClose);
  useEffect(() => {
    const opener = document.activeElement;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && callOff();
    const onMove = ({ target }: Event) => {
      if (!modal && target instanceof Node && !opener?.contains(target)) callOff();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onMove, true);
    document.addEventListener('pointerdown', onMove, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusin', onMove, true);
      document.removeEventListener('pointerdown', onMove, true);
    };
  }, [modal]);
  return null;
}

/**
 * `onDemand` for what opens over a page: says that it could not be loaded, and lets it be called off while it is on its way.
 *
 * @param close closes it as it would close itself; it does not take focus along.
 */
export function floatOnDemand<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  close: (props: Props) => void,
  { modal = false } = {},
): ComponentType<Props> {
  return onDemand(
    fetch,
    (props) => <Unavailable onClose={() => close(props)} />,
    (props) => <Awaited modal={modal} onClose={() => close(props)} />,
  );
}
