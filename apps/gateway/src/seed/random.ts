/** A repeatable random source: the same seed gives the same results on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** A number from `min` to `max`, rounded to `decimals` decimals. */
  decimal(min: number, max: number, decimals: number): number;
  /** True with the given probability, from 0 to 1. */
  chance(probability: number): boolean;
  /** One item of a list. */
  pick<Item>(items: readonly Item[]): Item;
  /** One value, as often as its weight says. */
  weighted<Value>(choices: readonly (readonly [value: Value, weight: number])[]): Value;
  /** `count` different items of a list, in random order; all of them when the list is shorter. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** FNV-1a: hashes a name to the 32 bits that start a generator. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/**
 * Creates a generator (mulberry32).
 *
 * @param name its seed. Each register has its own name, so that one more brand does not change the products.
 */
export function createRandom(name: string): Random {
  let state = hash(name);

  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  const at = <Item>(items: readonly Item[], index: number): Item => {
    if (index >= items.length) throw new RangeError(`No item ${index} in a list of ${items.length}`);
    return items[index] as Item;
  };

  return {
    integer,
    decimal: (min, max, decimals) => Number((min + next() * (max - min)).toFixed(decimals)),
    chance: (probability) => next() < probability,
    pick: (items) => at(items, integer(0, items.length - 1)),
    weighted: (choices) => {
      let rest = next() * choices.reduce((total, [, weight]) => total + weight, 0);
      const chosen = choices.find(([, weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return (chosen ?? at(choices, choices.length - 1))[0];
    },
    sample: (items, count) => {
      const pool = [...items];
      return Array.from({ length: Math.min(count, pool.length) }, () => {
        const index = integer(0, pool.length - 1);
        const item = at(pool, index);
        pool.splice(index, 1);
        return item;
      });
    },
  };
}
