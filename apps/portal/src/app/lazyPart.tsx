import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from './lazyPage.ts';

/**
 * A part of a page that is loaded when it is first drawn. One that could not be loaded fails with its page, and is loaded
 * again at the next address: `lazy` of React alone would fail for ever.
 *
 * @example const Panel = lazyPart(async () => (await import('./Panel.tsx')).Panel);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const askAt = (address: string) => {
    const asked = {
      address,
      failed: false,
      Part: lazy(async () => {
        try {
          return { default: await loadChunk(load) };
        } catch (error) {
          asked.failed = true;
          throw error;
        }
      }),
    };
    return asked;
  };
  let last = askAt('');
  return function LazyPart(props: Props) {
    const { key } = useLocation();
    if (last.failed && last.address !== key) last = askAt(key);
    else if (!last.failed) last.address = key;
    const { Part } = last;
    return <Part {...props} />;
  };
}
