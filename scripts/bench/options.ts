import { parseArgs } from 'node:util';

/** What a run measures that is not told what. */
const widgets = ['fields', 'selects', 'tables', 'story'] as const;

/** What can be measured: widgets beside others, or pages of the built portal. */
export type Part = (typeof widgets)[number] | 'pages';

/** Options of a run. */
export interface Options {
  parts: readonly Part[];
  /** Whether other libraries are measured too. */
  peers: boolean;
  /** The only subjects to measure besides the references; all when empty. */
  subjects: readonly string[];
  /** Sizes of the tables. */
  rows: readonly number[];
  repeats: number;
  /** Steps of one scroll. */
  steps: number;
  /** Row toggles in one repeat. */
  toggles: number;
  quick: boolean;
  /** File for all figures as JSON. */
  out: string | undefined;
}

const listOf = (text: string | undefined) => text?.split(',').filter(Boolean) ?? [];

function wholeNumber(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${flag} takes whole numbers, not "${text}".`);
  return number;
}

function partOf(text: string): Part {
  const part = widgets.find((name) => name === text);
  if (!part) throw new Error(`--only takes ${widgets.join(', ')}, not "${text}".`);
  return part;
}

/** Reads the flags of the command line; throws with a message for a wrong one. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      only: { type: 'string' },
      subjects: { type: 'string' },
      rows: { type: 'string' },
      repeats: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { quick, peers, pages, out } = values;
  const only: Part[] = [...listOf(values.only).map(partOf), ...(pages ? ['pages' as const] : [])];
  return {
    parts: only.length > 0 ? only : widgets,
    peers,
    subjects: listOf(values.subjects),
    rows: listOf(values.rows ?? (quick ? '10000' : '1000,10000,100000')).map((text) =>
      wholeNumber('rows', text),
    ),
    repeats: wholeNumber('repeats', values.repeats ?? (quick ? '3' : '7')),
    steps: quick ? 100 : 200,
    toggles: quick ? 1 : 3,
    quick,
    out,
  };
}
