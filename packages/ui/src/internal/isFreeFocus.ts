/** Whether focus is nowhere yet, or where a change of page puts it: a part of the page may take it. */
export const isFreeFocus = (focused: Element | null) => focused === null || focused.matches('body, main, h1');
