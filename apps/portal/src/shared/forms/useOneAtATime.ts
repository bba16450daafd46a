import { startTransition, useRef, useState } from 'react';

/** Returns an action that ignores calls while it is running, however fast the user presses (NET-22). */
export function useOneAtATime<Parameters extends readonly unknown[], Result>(
  act: (...parameters: Parameters) => Promise<Result>,
) {
  const started = useRef(false);
  const [underWay, setUnderWay] = useState(false);
  return {
    underWay,
    act: async (...parameters: Parameters) => {
      if (started.current) return undefined;
      started.current = true;
      startTransition(() => setUnderWay(true)); // a form that is refused at once is not drawn as busy
      try {
        return await act(...parameters);
      } finally {
        started.current = false;
        setUnderWay(false);
      }
    },
  };
}
