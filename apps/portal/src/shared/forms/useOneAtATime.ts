import { useRef, useState } from 'react';

/** Makes an act that does nothing while it is under way, however fast somebody presses (NET-22). */
export function useOneAtATime<Parameters extends readonly unknown[]>(
  act: (...parameters: Parameters) => Promise<unknown>,
) {
  const started = useRef(false);
  const [underWay, setUnderWay] = useState(false);
  return {
    underWay,
    act: async (...parameters: Parameters) => {
      if (started.current) return;
      started.current = true;
      setUnderWay(true);
      try {
        await act(...parameters);
      } finally {
        started.current = false;
        setUnderWay(false);
      }
    },
  };
}
