import { type ComponentType, useEffect, useState } from 'react';

/** Fetches the parts that may still have to come. */
const fetches = new Set<() => Promise<void>>();

/**
 * Fetches ahead what components load on first use: what opens from them, as menus, lists of options and dialogs. Called once
 * a page rests, it lets the first press find them there, without a network too. A part that cannot be fetched is asked for
 * again when it opens.
 */
export async function prefetchParts(): Promise<void> {
  await Promise.allSettled([...fetches].map((fetch) => fetch()));
}

/** What is drawn of a component that could not be fetched: it gets the same props, and can ask once more. */
type Otherwise<Props> = ComponentType<Props & { onFetchAgain: () => void }>;

/** In place of what opens and could not be fetched: as if it had not been asked for, so that it can be again. */
export function Unavailable({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

/**
 * A component whose code is fetched when it is first drawn. Unlike `lazy`, a fetch that failed, as without a network, harms
 * nothing around it and is not kept: the next time it is asked for again.
 */
export function onDemand<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  Otherwise?: Otherwise<Props>,
  /** Drawn while it is on its way. @default nothing */
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  const arrive = async () => {
    fetched ??= (await fetch()).default;
    fetches.delete(arrive);
  };
  fetches.add(arrive);
  return function OnDemand(props) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(fetched ? 'there' : 'waiting');
    const Part = fetched;

    useEffect(() => {
      if (state !== 'waiting') return;
      let present = true;
      arrive().then(
        () => present && setState('there'),
        () => present && setState('failed'),
      );
      return () => {
        present = false;
      };
    }, [state]);

    if (Part) return <Part {...props} />;
    if (state === 'waiting') return Meanwhile ? <Meanwhile {...props} /> : null;
    return Otherwise ? <Otherwise {...props} onFetchAgain={() => setState('waiting')} /> : null;
  };
}
