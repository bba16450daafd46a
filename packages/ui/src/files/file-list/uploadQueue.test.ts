import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextToSend,
  type QueueAction,
  type QueuedFile,
  queueAfter,
  type UploadState,
} from './uploadQueue.ts';

type Item = QueuedFile<string>;
type Action = QueueAction<string>;

const item = (id: string, state: UploadState = 'waiting', more: Partial<Item> = {}): Item => ({
  id,
  name: 'nota.pdf',
  bytes: 3,
  state,
  held: false,
  file: new File([id], 'nota.pdf'),
  target: undefined,
  ...more,
});

const act = (type: 'started' | 'cancel' | 'retry' | 'remove', id = 'a'): Action => ({ type, id });
const progressed = (percent: number, id = 'a'): Action => ({ type: 'progressed', id, percent });
const succeeded = (id = 'a'): Action => ({ type: 'succeeded', id, result: 'ok' });
const failed = (id = 'a'): Action => ({ type: 'failed', id, error: 'Sem conexão' });

describe('a file in the queue', () => {
  it.each<[UploadState, Action, UploadState]>([
    ['waiting', act('started'), 'uploading'],
    ['waiting', act('cancel'), 'cancelled'],
    ['waiting', succeeded(), 'waiting'],
    ['uploading', succeeded(), 'done'],
    ['uploading', failed(), 'failed'],
    ['uploading', act('cancel'), 'cancelled'],
    ['uploading', act('retry'), 'uploading'],
    ['uploading', act('started'), 'uploading'],
    ['done', act('retry'), 'done'],
    ['done', act('cancel'), 'done'],
    ['done', failed(), 'done'],
    ['failed', act('retry'), 'waiting'],
    ['failed', progressed(50), 'failed'],
    ['cancelled', act('retry'), 'waiting'],
    ['cancelled', succeeded(), 'cancelled'],
    ['cancelled', failed(), 'cancelled'],
  ])('that is %s, after $1.type, is %s', (state, action, expected) => {
    expect(queueAfter([item('a', state)], action)[0]?.state).toBe(expected);
  });

  it('keeps two of one name apart (UPL-08)', () => {
    const queue = queueAfter([item('a'), item('b')], act('cancel', 'b'));
    expect(queue.map(({ state }) => state)).toEqual(['waiting', 'cancelled']);
    expect(queueAfter(queue, act('remove', 'a')).map(({ id }) => id)).toEqual(['b']);
  });

  it('forgets error and percentage when sent again', () => {
    const sent = queueAfter([item('a', 'failed', { percent: 50, error: 'Sem conexão' })], act('retry'));
    expect(sent[0]).toMatchObject({ percent: undefined, error: undefined });
  });

  it('counts once when given twice while it is on its way (UPL-17), and again afterwards', () => {
    const first = item('a', 'uploading');
    const again = { type: 'add', files: [item('b', 'waiting', { file: first.file })] } as const;
    expect(queueAfter([first], again)).toHaveLength(1);
    expect(queueAfter([{ ...first, state: 'done' }], again)).toHaveLength(2);
  });

  it('waits for the start where it is held', () => {
    const held = [item('a', 'waiting', { held: true })];
    expect(nextToSend(held, 2)).toBeUndefined();
    expect(nextToSend(queueAfter(held, { type: 'release' }), 2)?.id).toBe('a');
  });
});

const ids = ['a', 'b', 'c', 'd'];
const anyId = fc.constantFrom(...ids);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constantFrom('cancel', 'retry', 'remove'), id: anyId }),
  fc.record({
    type: fc.constant('progressed'),
    id: anyId,
    percent: fc.double({ min: -10, max: 200, noNaN: true }),
  }),
  anyId.map(succeeded),
  anyId.map(failed),
);

describe('the queue, whatever happens', () => {
  it('never sends more at once than allowed, and never leaves a place free while a file waits', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (actions, most) => {
        let queue: readonly Item[] = ids.map((id) => item(id));
        for (const action of [undefined, ...actions]) {
          if (action) queue = queueAfter(queue, action);
          for (let next = nextToSend(queue, most); next; next = nextToSend(queue, most))
            queue = queueAfter(queue, act('started', next.id));
          const sending = queue.filter(({ state }) => state === 'uploading').length;
          const waiting = queue.filter(({ state }) => state === 'waiting').length;
          expect(sending).toBeLessThanOrEqual(most);
          expect(waiting === 0 || sending === most).toBe(true);
        }
      }),
    );
  });

  it('keeps the order and whole percentages that only grow', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -10, max: 200, noNaN: true })), (percents) => {
        let queue: readonly Item[] = [item('a', 'uploading'), item('b')];
        let before = 0;
        for (const percent of percents) {
          queue = queueAfter(queue, progressed(percent));
          const now = queue[0]?.percent ?? 0;
          expect(Number.isInteger(now) && now >= before && now <= 100).toBe(true);
          before = now;
        }
        expect(queue.map(({ id }) => id)).toEqual(['a', 'b']);
      }),
    );
  });
});
