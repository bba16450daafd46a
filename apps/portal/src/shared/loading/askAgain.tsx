import { type ComponentType, use, useEffect, useState } from 'react';
import { ChunkLoadError, loadChunk } from './lazyPage.ts';

/** What is drawn in place of a part that could not be loaded. */
export type Unloaded = ComponentType<{ error: ChunkLoadError; onLoadAgain: () => void }>;

/**
 * A component that is loaded when it is first drawn, and suspends until it is there. Unlike that of `lazy`, a failure is not
 * kept: it is asked for again the next time, or when what is in its place asks for it.
 */
export function askAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Unloaded: Unloaded,
): ComponentType<Props> {
  let asked: Promise<ComponentType<Props> | ChunkLoadError> | undefined;

  return function Asked(props) {
    const [, drawAgain] = useState({});
    asked ??= loadChunk(load).catch((error: ChunkLoadError) => error);
    const answer = asked;
    const Part = use(answer);
    const isFailed = Part instanceof ChunkLoadError;

    useEffect(() => {
      asked = answer; // where effects run twice
      return () => {
        if (isFailed) asked = undefined;
      };
    });

    if (!isFailed) return <Part {...props} />;
    const loadAgain = () => {
      asked = undefined;
      drawAgain({});
    };
    return <Unloaded error={Part} onLoadAgain={loadAgain} />;
  };
}
