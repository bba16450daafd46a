import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';

/** What came of texts and those of an application, so that a component is handed the same object at every render. */
const made = new WeakMap<object, WeakMap<object, object>>();

/**
 * These texts of the library, with those in their place that the nearest `PortalProvider` gives. A component names the parts
 * that it shows, and brings no others.
 */
export function useMessages<Texts extends object>(texts: Texts): Texts {
  const own = use(MessagesContext);
  const known = made.get(texts) ?? new WeakMap<object, object>();
  made.set(texts, known);
  const merged = known.get(own) ?? { ...texts, ...own };
  known.set(own, merged);
  return merged as Texts; // made of them
}
