/** Whether text of the page is selected, as at the end of a drag over it. */
export const isTextSelected = (): boolean => document.getSelection()?.isCollapsed === false;
