import { use } from 'react';
import { commonTexts } from './commonTexts.ts';
import { MessagesContext } from './MessagesContext.ts';
import { withOwnTexts } from './withOwnTexts.ts';

const texts = withOwnTexts(commonTexts);

/** As `useMessages`, for components that stand on the first page of an application: only the texts they need. */
export function useCommonMessages(): typeof commonTexts {
  return texts(use(MessagesContext));
}
