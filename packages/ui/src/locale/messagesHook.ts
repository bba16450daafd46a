import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';

/**
 * A hook that gives these texts of the library, with an application's in their place; merged once for each set the
 * application gives, so that a component is handed the same object at every render. A component that names only the texts
 * it shows brings no others.
 */
export function messagesHook<Texts extends object>(texts: Texts): () => Texts {
  const made = new WeakMap<object, Texts>();
  return function useTexts() {
    const own = use(MessagesContext);
    const known = made.get(own);
    if (known) return known;
    const merged = { ...texts, ...own };
    made.set(own, merged);
    return merged;
  };
}
