import { expect, it } from 'vitest';
import { orderRows } from './orderRows.ts';

it('puts rows in the order of reading by moving as few as that takes', () => {
  const body = document.createElement('tbody');
  const row = (name: string) => Object.assign(document.createElement('tr'), { id: name });
  const [a, gone, c, d, e] = ['a', 'gone', 'c', 'd', 'e'].map(row);
  const next = row('next');
  if (!a || !gone || !c || !d || !e) throw new Error('no rows');
  body.append(a, gone, c, d, e, next);
  const moves = new MutationObserver(() => {});
  moves.observe(body, { childList: true });
  orderRows(body, [a, next, c, d, e, gone]);
  expect([...body.children].map(({ id }) => id)).toEqual(['a', 'next', 'c', 'd', 'e', 'gone']);
  const moved = moves.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
  expect(new Set(moved)).toEqual(new Set([next, gone]));
});

it.each([
  ['beside them', ['b', 'a']],
  ['in one of them', ['a', 'b']],
])('where text %s is selected, rows stand in the order %j', (where, expected) => {
  const body = document.createElement('tbody');
  const [a, b] = ['a', 'b'].map((id) => Object.assign(document.createElement('tr'), { id, textContent: id }));
  if (!a || !b) throw new Error('no rows');
  body.append(a, b);
  const beside = Object.assign(document.createElement('p'), { textContent: 'Concluir' });
  document.body.append(beside, body);
  document.getSelection()?.selectAllChildren(where === 'beside them' ? beside : a);
  orderRows(body, [b, a]);
  expect([...body.children].map(({ id }) => id)).toEqual(expected);
  document.getSelection()?.removeAllRanges();
  beside.remove();
  body.remove();
});
