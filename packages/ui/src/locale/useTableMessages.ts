import { messagesHook } from './messagesHook.ts';
import { tableTexts } from './tableTexts.ts';

/** The texts of tables. */
export type TableMessages = typeof tableTexts;

/** As `useMessages`, for tables: only the texts they need. */
export const useTableMessages: () => TableMessages = messagesHook(tableTexts);
