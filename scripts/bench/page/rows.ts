/** One row of the tables under measure. */
export interface Row {
  id: number;
  image: string;
  name: string;
  code: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Reais. */
  price: number;
  /** Percent with two decimals. */
  margin: number;
  status: 'ativo' | 'pendente' | 'inativo';
  supplier: string;
  /** Reais. */
  cost: number;
  /** How many checks the row has, one at least. */
  checks: number;
}

/** 40 × 40 px of one colour. */
const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAMUlEQVR42u3NQQkAAAgEsOufyAAGMJIlBD+D/ZfqeRGxWCwWi8VisVgsFovFYrH4zgKs3VvTQSymFQAAAABJRU5ErkJggg==';
const things = [
  'Camiseta',
  'Parafuso',
  'Cadeira',
  'Luminária',
  'Furadeira',
  'Mochila',
  'Tênis',
  'Monitor',
  'Teclado',
  'Cafeteira',
] as const;
const kinds = ['básica', 'reforçada', 'ergonômica', 'dobrável', 'profissional', 'compacta'] as const;
const extras = [
  'para escritório',
  'com garantia estendida',
  'edição limitada 2024',
  'kit com 10 unidades',
  'cor azul-marinho',
] as const;
const suppliers = [
  'Comercial Andrade Ltda',
  'Indústria Paulista S.A.',
  'Distribuidora Norte',
  'Atacado Brasil',
  'Grupo Sertão',
] as const;
const states = ['ativo', 'pendente', 'inativo'] as const;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same rows in every run; the lowest price is at seven tenths, so that a sort brings it from far away. */
export function makeRows(count: number): Row[] {
  const next = seededNumbers(42);
  const pick = <Item>(items: readonly [Item, ...Item[]]) =>
    items[Math.floor(next() * items.length)] ?? items[0];
  const cents = (most: number) => Math.round(next() * most + 100) / 100;
  const day = (start: number) =>
    new Date(start + Math.floor(next() * 2000) * 864e5).toISOString().slice(0, 10);
  const lowest = Math.floor(count * 0.7);
  return Array.from({ length: count }, (_, id) => ({
    id,
    image,
    name: `${pick(things)} ${pick(kinds)} ${pick(extras)}${next() < 0.5 ? ` ${pick(extras)}` : ''}`,
    code: `PRD-${String(id).padStart(7, '0')}`,
    date: day(Date.UTC(2020, 0, 1)),
    price: id === lowest ? 0.01 : cents(1e6),
    margin: Math.round(next() * 1e4) / 100,
    status: pick(states),
    supplier: pick(suppliers),
    cost: cents(5e5),
    checks: 1 + Math.floor(next() * 5),
  }));
}

/** In ascending order of the price, for tables whose application sorts. */
export const byPrice = (rows: readonly Row[]) => rows.toSorted((a, b) => a.price - b.price);
