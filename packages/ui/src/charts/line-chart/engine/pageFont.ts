/** The typeface of the page, as a canvas takes it: its custom property has no meaning there. */
export const pageFont = () => getComputedStyle(document.body).fontFamily;
