import { createContext, use } from 'react';
import { type Messages, ptBr } from './messages.ts';

/** The texts in force; Portuguese ones where no provider stands above. */
export const MessagesContext = createContext<Messages>(ptBr);

/** The texts of the library, as the nearest `PortalProvider` gives them. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
