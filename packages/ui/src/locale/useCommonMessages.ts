import { commonTexts } from './commonTexts.ts';
import { messagesHook } from './messagesHook.ts';

/** As `useMessages`, for what stands on the first page of an application. */
export const useCommonMessages = messagesHook(commonTexts);
