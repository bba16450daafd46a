/** Makes something when it is first asked for: what costs time to make is not made for a page that does without. */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
