import { use, useEffect, useEffectEvent } from 'react';
import { LoadErrorContext } from './LoadErrorContext.ts';

interface GiveUpProps {
  onClose: () => void;
}

/** In place of what opens and could not be fetched: closes it, so that it can be opened again, and says so. */
export function GiveUp({ onClose }: GiveUpProps) {
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
