/** Whether text of the page is selected, as at the end of a drag over it. */
export const isTextSelected = (page: Document = document): boolean =>
  page.getSelection()?.isCollapsed === false;
