/** Place in a text right after so many of its characters of a kind; never inside a surrogate pair. */
function placeAfter(text: string, most: number, kind: RegExp): number {
  let left = most;
  let place = 0;
  while (place < text.length && left > 0) {
    if (kind.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return /^[\uDC00-\uDFFF]/.test(text.slice(place)) ? place - 1 : place;
}

/** The text up to so many characters, line ends not counted: they part paragraphs. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, placeAfter(text, most, /[^\r\n]/));

/** Takes out of a fragment what comes after so many characters of text; spaces, which collapse, do not count. */
export function cutFragment(fragment: DocumentFragment, most: number) {
  const walker = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  let left = most;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const place = placeAfter(text, left, /\S/);
    left -= text.slice(0, place).replace(/\s/g, '').length;
    if (left > 0) continue;
    const rest = fragment.ownerDocument.createRange();
    rest.setStart(node, place);
    rest.setEnd(fragment, fragment.childNodes.length);
    rest.deleteContents();
    return;
  }
}
