import * as z from 'zod/mini';
import { keysOf } from '../../session/browserStorage.ts';
import { userOf } from '../../session/Session.ts';
import type { Services } from '../services/servicesAtom.ts';
import type { ActOfBatch, Batch } from './createBatch.ts';

const PREFIX = 'portal.batch:';

interface Place extends Pick<Services, 'storage'> {
  readonly session: Pick<Services['session'], 'get'>;
}

/** An item of a batch that is kept: what it is called, and the version that the user was shown. */
const versionedItem = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  versao: z.int(),
  amount: z.optional(z.number()),
  disabledReason: z.optional(z.string()),
});

/** An item of a batch that is kept, as pages choose it. */
export type VersionedItem = z.output<typeof versionedItem>;

const result = z.object({
  id: z.int(),
  ok: z.boolean(),
  message: z.optional(z.string()),
  errorCode: z.optional(z.string()),
  final: z.optional(z.boolean()),
  undone: z.optional(z.boolean()),
});

/** How far the taking back of a batch is that has begun and not ended: products with an answer, of those that were sent. */
const undo = z.object({ known: z.int(), of: z.int() });

/** A batch whose results nobody has closed, as it was kept. */
export interface KeptBatch<Act extends ActOfBatch> extends Omit<Batch<VersionedItem, Act>, 'stage'> {
  readonly undo?: z.output<typeof undo> | undefined;
}

/**
 * The batches of a page that were begun and not closed, kept on this device for their user: what was sent is known again after
 * the tab was closed in the middle. What stands there is parsed, since others can write it too.
 *
 * @param name of the page of the batches.
 * @param act shape of their acts.
 */
export function createKeptBatches<Act extends ActOfBatch>(name: string, act: z.ZodMiniType<Act>) {
  const shape = z.object({
    lote: z.uuid(),
    at: z.iso.datetime(),
    act,
    items: z.array(versionedItem),
    results: z.array(result),
    undo: z.optional(undo),
  });
  const prefixOf = ({ session }: Place) => `${PREFIX}${userOf(session.get())}:${name}:`;

  function write(place: Place, batch: KeptBatch<Act>): void {
    try {
      place.storage.setItem(`${prefixOf(place)}${batch.lote}`, JSON.stringify(batch));
    } catch {
      // With a full or blocked storage the batch goes on, and its report ends with the tab.
    }
  }

  function readOne(text: string | null): KeptBatch<Act> | null {
    try {
      return shape.parse(JSON.parse(text ?? ''));
    } catch {
      return null;
    }
  }

  return {
    /** Keeps a batch as it is now. */
    keep: (place: Place, { stage: _, ...batch }: Batch<VersionedItem, Act>) => write(place, batch),
    /** Keeps how far the taking back of a batch is, `undefined` once that is at its end. */
    keepUndo(place: Place, lote: string, undo: KeptBatch<Act>['undo']): void {
      const batch = readOne(place.storage.getItem(`${prefixOf(place)}${lote}`));
      if (batch) write(place, { ...batch, undo });
    },
    /** Forgets a batch: its results were closed. */
    drop: (place: Place, lote: string) => place.storage.removeItem(`${prefixOf(place)}${lote}`),
    /** The batches of the user, the last one first. */
    read(place: Place): readonly KeptBatch<Act>[] {
      const { storage } = place;
      return keysOf(storage, prefixOf(place))
        .flatMap((key) => readOne(storage.getItem(key)) ?? [])
        .toSorted((a, b) => b.at.localeCompare(a.at));
    },
  };
}
