import { messagesHook } from './messagesHook.ts';
import { selectionTexts } from './selectionTexts.ts';
import { tableTexts } from './tableTexts.ts';

/** As `useTableMessages`, for tables whose rows are chosen. */
export const useSelectionMessages = messagesHook({ ...tableTexts, ...selectionTexts });
