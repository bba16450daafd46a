/**
 * The library's texts with an application's in their place; made once for each set the application gives, so that a
 * component is handed the same object at every render.
 */
export function withOwnTexts<Texts extends object>(texts: Texts): (own: Partial<Texts>) => Texts {
  const made = new WeakMap<object, Texts>();
  return (own) => {
    const known = made.get(own);
    if (known) return known;
    const merged = { ...texts, ...own };
    made.set(own, merged);
    return merged;
  };
}
