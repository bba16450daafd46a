/** Makes something when it is first asked for: a formatter of `Intl` costs milliseconds, which a page has not that shows none. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
