import { fieldTexts } from './fieldTexts.ts';
import { messagesHook } from './messagesHook.ts';

/** As `useMessages`, for the fields of a sign-in page. */
export const useFieldMessages = messagesHook(fieldTexts);
