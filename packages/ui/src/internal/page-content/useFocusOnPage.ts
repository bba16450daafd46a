import { type FocusHandlers, useKeptFocus } from '../useKeptFocus.ts';

const titleOf = (page: HTMLElement) => page.querySelector('h1');

/** Where the focused part of a page goes, as the button that reads it again, gives focus to the title. Returns props of its root. */
export const useFocusOnPage = <Rest extends FocusHandlers>(rest: Rest): Rest => useKeptFocus(rest, titleOf);
