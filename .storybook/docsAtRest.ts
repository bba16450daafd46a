/** Storybook plays no story whose address says so; those in frames of a page of docs are asked for with it. */
const quiet = 'embed=true';

/** Whether an element is part of a story or an example on a page of docs, in a frame or above it too. */
function isOnDocs(element: Element): boolean {
  const { search } = window.location;
  if (search.includes(quiet)) return true;
  const isShown = element.closest('.sb-unstyled') !== null || element.closest('#storybook-docs') === null;
  return search.includes('viewMode=docs') && isShown;
}

/** Keeps a page of docs at its beginning: until its reader touches it, no story takes the focus or scrolls. */
export function keepDocsAtRest() {
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${quiet}` });

  let touched = '';
  const touch = () => {
    touched = window.location.href;
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, touch, { capture: true });
  const rests = (element: Element) => touched !== window.location.href && isOnDocs(element);

  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function takeFocus(options) {
    if (!rests(this)) focus.call(this, options);
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scroll(options) {
    if (!rests(this)) scrollIntoView.call(this, options);
  };
}
