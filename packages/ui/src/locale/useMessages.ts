import { type Messages, ptBr } from './messages.ts';
import { messagesHook } from './messagesHook.ts';

/** The texts of the library, as the nearest `PortalProvider` gives them. */
export const useMessages: () => Messages = messagesHook(ptBr);
