/** Attributes that name other elements by their ids. */
const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
  'aria-details',
  'for',
  'headers',
  'list',
  'popovertarget',
];

/** Ids that more than one element of the page has. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** References to an element that is not there, as "aria-controls=x of <button>". */
export function brokenReferences(): string[] {
  return references.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !document.getElementById(id))
        .map((id) => `${attribute}=${id} of <${element.localName}>`),
    ),
  );
}
