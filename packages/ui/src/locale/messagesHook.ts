import { use } from 'react';
import { commonTexts } from './commonTexts.ts';
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

/**
 * As `useMessages`, for what stands on the first page of an application. In one file with what makes it: alone, it would
 * have bundlers split what a list loads first.
 */
export const useCommonMessages = messagesHook(commonTexts);
