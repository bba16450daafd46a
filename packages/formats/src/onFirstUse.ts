/** Makes something when it is first asked for: a formatter of `Intl` costs milliseconds, which a page has not that shows none. */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
