import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';
import { type Messages, ptBr } from './messages.ts';
import { withOwnTexts } from './messagesHook.ts';

const texts = withOwnTexts<Messages>(ptBr);

/** The texts of the library, as the nearest `PortalProvider` gives them. Where the way of a server component ends. */
export function useMessages(): Messages {
  return texts(use(MessagesContext));
}
