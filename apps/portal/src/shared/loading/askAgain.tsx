import { type ComponentType, createContext, lazy, use, useEffect, useState } from 'react';
import { type ChunkLoadError, loadChunk } from './lazyPage.ts';

/** What is drawn in place of a part that could not be loaded. */
export type Unloaded = ComponentType<{ error: ChunkLoadError; onLoadAgain: () => void }>;

const LoadAgainContext = createContext(() => {});

/**
 * A component that is loaded when it is first drawn, and suspends until it is there. Unlike that of `lazy`, a failure is not
 * kept: it is asked for again the next time, or when what is in its place asks for it.
 */
export function askAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Unloaded: Unloaded,
): ComponentType<Props> {
  let asked: ComponentType<Props> | undefined;
  let isThere = false;

  const inPlaceOf = (error: ChunkLoadError): ComponentType<Props> =>
    function InPlace() {
      return <Unloaded error={error} onLoadAgain={use(LoadAgainContext)} />;
    };
  const loadOnce = async () => {
    const part = await loadChunk(load);
    isThere = true;
    return part;
  };
  const ask = (): ComponentType<Props> => lazy(async () => ({ default: await loadOnce().catch(inPlaceOf) }));

  return function Asked(props) {
    const [Part, setPart] = useState(() => {
      asked ??= ask(); // what is on its way when this is drawn anew stays
      return asked;
    });

    useEffect(() => {
      asked = Part; // where effects run twice
      return () => {
        if (!isThere) asked = undefined;
      };
    }, [Part]);

    return (
      <LoadAgainContext value={() => setPart(ask)}>
        <Part {...props} />
      </LoadAgainContext>
    );
  };
}
