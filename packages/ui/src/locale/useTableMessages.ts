import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';
import { tableTexts } from './tableTexts.ts';
import { withOwnTexts } from './withOwnTexts.ts';

/** The texts of tables. */
export type TableMessages = typeof tableTexts;

const texts = withOwnTexts(tableTexts);

/** As `useMessages`, for tables: only the texts they need. */
export function useTableMessages(): TableMessages {
  return texts(use(MessagesContext));
}
