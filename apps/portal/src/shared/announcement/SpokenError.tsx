import { useAtomValue } from 'jotai';
import { Announcement } from './Announcement.styles.ts';
import { spokenErrorAtom } from './spokenErrorAtom.ts';

/** Reads out the errors of all forms that no move of focus says. Once, around the pages and their dialogs. */
export function SpokenError() {
  return <Announcement aria-live="assertive">{useAtomValue(spokenErrorAtom)}</Announcement>;
}
