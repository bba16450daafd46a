import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

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

/** Fetches a component, as `import()` of its file does. */
export type FetchPart<Part> = () => Promise<{ default: Part }>;

/** The props of a component; of one with type parameters, those that go with any of them. */
export type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/** What is drawn of a component that could not be fetched: it gets the same props, and can ask once more. */
type Otherwise<Props> = ComponentType<Props & { onFetchAgain: () => void }>;

/**
 * A component whose code is fetched when it is first drawn. Unlike `lazy`, a fetch that failed, as without a network, harms
 * nothing around it and is not kept: the next time it is asked for again.
 *
 * What it returns has the type of the component, type parameters and all. The second signature, of what stands below, cannot
 * say so: TypeScript does not see that both take the same props.
 */
export function onDemand<Part extends (props: never) => ReactNode>(
  fetch: FetchPart<Part>,
  Otherwise?: Otherwise<PropsOf<Part>>,
  /** Drawn while it is on its way. @default nothing */
  Meanwhile?: ComponentType<PropsOf<Part>>,
): Part;
export function onDemand<Props extends object>(
  fetch: FetchPart<ComponentType<Props>>,
  Otherwise?: Otherwise<Props>,
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
    const Part = useIsHydrated() ? fetched : undefined; // a server has none

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
    if (state !== 'failed') return Meanwhile ? <Meanwhile {...props} /> : null;
    return Otherwise ? <Otherwise {...props} onFetchAgain={() => setState('waiting')} /> : null;
  };
}
