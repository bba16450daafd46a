import type { SelectOption } from '@portal/ui';
import * as z from 'zod/mini';

const knownRecord = z.object({
  value: z.number(),
  label: z.string(),
  description: z.exactOptional(z.string()),
  sigla: z.exactOptional(z.string()),
  kit: z.exactOptional(z.boolean()),
});

/** Reads what a draft says that its ids stand for. */
export const recordsSchema: z.ZodMiniType<Records> = z.record(z.string(), z.array(knownRecord));

/** What a chosen id stands for: its option, and of categories and volume types what the rules read. */
export interface KnownRecord extends SelectOption<number> {
  readonly sigla?: string;
  readonly kit?: boolean;
}

/** What ids stand for, by the path of the field that holds them. */
export type Records = Readonly<Record<string, readonly KnownRecord[]>>;

/**
 * What the ids in a form stand for. A form holds ids, as the calls do; this remembers the records that they were chosen
 * from or read with. What an id stands for never changes, so that nothing here needs to be state.
 */
export interface KnownRecords {
  of(field: string, id: number | null): KnownRecord | null;
  learn(field: string, record: KnownRecord): void;
  learnAll(records: Records): void;
  /** All of them, to be kept with a draft. */
  all(): Records;
}

/** The rows of a list know the same records: their places change when one is taken out. */
const withoutRow = (path: string) => path.replace(/\.\d+(?=\.)/g, '');

/** Makes the memory of one form. */
export function createKnownRecords(first: Records = {}): KnownRecords {
  const records = new Map<string, { field: string; record: KnownRecord }>();
  const learn = (path: string, record: KnownRecord) => {
    const field = withoutRow(path);
    records.set(`${field} ${record.value}`, { field, record });
  };
  const learnAll = (known: Records) => {
    for (const [field, records] of Object.entries(known)) {
      for (const record of records) learn(field, record);
    }
  };
  learnAll(first);
  return {
    of: (path, id) => records.get(`${withoutRow(path)} ${id}`)?.record ?? null,
    learn,
    learnAll,
    all: () => {
      const known: Record<string, KnownRecord[]> = {};
      for (const { field, record } of records.values()) known[field] = [...(known[field] ?? []), record];
      return known;
    },
  };
}
