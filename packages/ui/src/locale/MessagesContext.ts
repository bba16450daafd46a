import { createContext } from 'react';
import type { Messages } from './messages.ts';

/** The texts that an application gives in place of the library's own. */
export const MessagesContext = createContext<Partial<Messages>>({});
