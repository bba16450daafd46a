/** Writes a value where it differs from the one written before: nothing else touches the document while scrolling. */
export type Write<Value> = (value: Value) => void;

/** Appends a text node and returns what changes it. */
export function textIn(parent: Node & ParentNode): Write<string> {
  const node = parent.ownerDocument?.createTextNode('');
  if (!node) return () => {};
  parent.appendChild(node);
  let written = '';
  return (text) => {
    if (text === written) return;
    written = text;
    node.data = text;
  };
}

/** What sets an attribute, or takes it away where there is no value. */
export function attributeOf(element: Element, name: string): Write<string | undefined> {
  let written: string | undefined;
  return (value) => {
    if (value === written) return;
    written = value;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
}

/** What puts an element into its cell, or takes it out. */
export function presenceIn(cell: Element, element: Element): Write<boolean> {
  let present = false;
  return (next) => {
    if (next === present) return;
    present = next;
    if (next) cell.append(element);
    else element.remove();
  };
}

/** A new element with its attributes, in the document of another. */
export function elementFor<Name extends keyof HTMLElementTagNameMap>(
  { ownerDocument }: Element,
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const element = ownerDocument.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
