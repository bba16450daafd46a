import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';
import { type Messages, ptBr } from './messages.ts';
import { withOwnTexts } from './withOwnTexts.ts';

const texts = withOwnTexts<Messages>(ptBr);

/** The texts of the library, as the nearest `PortalProvider` gives them. */
export function useMessages(): Messages {
  return texts(use(MessagesContext));
}
