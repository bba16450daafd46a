import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import { staff } from '../stories/people.ts';
import type { Batch } from './createBatch.ts';
import { createKeptBatches, type VersionedItem } from './keptBatches.ts';

const kept = createKeptBatches('product-family-change', z.object({ id: z.literal('move'), to: z.number() }));
const first = '0b9a6a5e-3f0c-4a5e-9f51-0d2b8f6d7c11';
const second = '5f7c1c3e-8d0a-4b43-9d2f-6a1f4be1c0aa';

const batch = (
  lote = first,
  at = '2027-03-01T12:00:00.000Z',
): Batch<VersionedItem, { id: 'move'; to: number }> => ({
  stage: 'running',
  lote,
  at,
  act: { id: 'move', to: 88 },
  items: [
    { id: 1, name: 'PANELA', code: '301', versao: 3 },
    { id: 2, name: 'BULE', code: '302', versao: 1, disabledReason: 'Em análise' },
  ],
  results: [{ id: 1, ok: true }],
});

const open = ({ user = staff('Comercial'), storage = createMemoryStorage() } = {}) => ({
  storage,
  session: { get: () => user },
});

describe('a batch that was begun', () => {
  it('is there after the tab was closed, as far as it got', () => {
    const place = open();
    kept.keep(place, batch());
    const { stage: _, ...rest } = batch();
    expect(kept.read(open({ storage: place.storage }))).toEqual([rest]);
  });

  it('is forgotten once its results were closed', () => {
    const place = open();
    kept.keep(place, batch());
    kept.drop(place, first);
    expect(kept.read(place)).toEqual([]);
  });

  it('is shown to nobody else', () => {
    const place = open();
    kept.keep(place, batch());
    const user = { ...staff('Comercial'), email: 'outra@empresa.com.br' };
    expect(kept.read(open({ user, storage: place.storage }))).toEqual([]);
  });

  it('comes before those that were begun earlier', () => {
    const place = open();
    kept.keep(place, batch(first));
    kept.keep(place, batch(second, '2027-03-02T12:00:00.000Z'));
    expect(kept.read(place).map(({ lote }) => lote)).toEqual([second, first]);
  });

  it.each([
    ['no JSON', '{'],
    ['another act', JSON.stringify({ ...batch(), act: { id: 'approve' } })],
    ['a lote that is none', JSON.stringify(batch('1'))],
    ['items of another shape', JSON.stringify({ ...batch(), items: [{ id: 'x' }] })],
  ])('is left out where %s is stored', (_, text) => {
    const place = open();
    kept.keep(place, batch());
    place.storage.setItem(place.storage.key(0) ?? '', text);
    expect(kept.read(place)).toEqual([]);
  });

  it('goes on where the browser keeps nothing', () => {
    const storage = createMemoryStorage();
    storage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    expect(() => kept.keep(open({ storage }), batch())).not.toThrow();
  });
});
