/** The same object with other functions in place of some of its methods, for those who call it. */
export function withMethods<Target extends object>(
  target: Target,
  methods: Readonly<Record<string, (...args: never[]) => unknown>>,
): Target {
  return new Proxy(target, {
    get(object, property) {
      if (typeof property === 'string' && Object.hasOwn(methods, property)) return methods[property];
      const value: unknown = Reflect.get(object, property, object);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
}
