import { use } from 'react';
import { commonTexts } from './commonTexts.ts';
import { MessagesContext } from './MessagesContext.ts';

/**
 * The library's texts with an application's in their place; made once for each set the application gives, so that a
 * component is handed the same object at every render.
 */
export function withOwnTexts<Texts extends object>(texts: Texts): (own: object) => Texts {
  const made = new WeakMap<object, Texts>();
  return (own) => {
    const known = made.get(own);
    if (known) return known;
    const merged = { ...texts, ...own };
    made.set(own, merged);
    return merged;
  };
}

/** A hook that gives these texts: a component that names only those it shows brings no others. */
export function messagesHook<Texts extends object>(texts: Texts): () => Texts {
  const merged = withOwnTexts(texts);
  return function useTexts() {
    return merged(use(MessagesContext));
  };
}

/**
 * As `useMessages`, for what stands on the first page of an application. In one file with what makes it: alone, it would
 * have bundlers split what a list loads first.
 */
export const useCommonMessages = messagesHook(commonTexts);
