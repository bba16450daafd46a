/** A copy of form values: lists and objects are copied, other values, such as files, are shared. */
export function copyValues<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyValues) as Value; // of the same items
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const copied = Object.entries(value).map(([key, part]) => [key, copyValues(part)]);
  return Object.fromEntries(copied) as Value; // with the same keys
}
