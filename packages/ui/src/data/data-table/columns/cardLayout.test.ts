import { expect, it } from 'vitest';
import { cardLayout, cardPart } from './cardLayout.ts';
import type { Column, DrawnColumn } from './column.ts';

const name: Column<string> = { id: 'nome', header: 'Nome', format: 'text', value: String };
const fact = (id: string, width: number | 'auto' = 104): Column<string> => ({ ...name, id, width });
const status: Column<string> = { id: 'status', header: 'Status', format: 'status', value: () => null };
const acts: DrawnColumn<string> = {
  ...{ id: 'acts', header: 'Ações', format: 'actions', pin: 'end' },
  actions: () => [],
};
const select: DrawnColumn<string> = { id: ' select', header: '', format: 'select' };
const expand: DrawnColumn<string> = { id: ' expand', header: '', format: 'expand' };

it.each([
  ['a name alone', [name], 61],
  ['a name with what stands in the corners', [select, expand, name, acts], 61],
  ['two facts in a line', [name, fact('a'), fact('b')], 105],
  ['a third fact in the next line', [name, fact('a'), fact('b'), fact('c')], 149],
  ['a status in a line of its own', [name, fact('a'), status, fact('b')], 193],
  ['a text that shares the room in a line of its own', [name, fact('a', 'auto')], 105],
])('is as tall as %s takes', (_, columns, px) => {
  expect(cardLayout<string>(columns, name).heightPx).toBe(px);
});

it('leaves room in the corners for the box, the button of the details and the acts', () => {
  expect(cardLayout([select, expand, name, acts], name).style).toMatchObject({
    '--card-start': '44px',
    '--card-expand': '44px',
    '--card-end': '140px',
  });
});

it.each([
  ['of few columns only where the name would get less than 200 px', [name, fact('a')], 304],
  ['of many columns below 560 px', [name, status, status, status], 560],
])('is for a table %s', (_, columns, px) => {
  expect(cardLayout<string>(columns, name).belowPx).toBe(px);
});

it('gives what is pinned at the end a corner, whatever it holds', () => {
  const sending: DrawnColumn<string> = { ...fact('enviar'), format: 'custom', pin: 'end', render: String };
  expect(cardPart(sending, name)).toBe('acts');
});
