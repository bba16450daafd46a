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

const icons = (width: number): DrawnColumn<string> => ({ ...acts, width });

it.each([
  ['a name alone', [name], 47],
  ['a name with what stands in the corners', [select, expand, name], 47],
  ['a name in three lines beside acts', [select, name, acts], 63],
  ['two facts in a line', [name, fact('a'), fact('b')], 84],
  ['a third fact in the next line', [name, fact('a'), fact('b'), fact('c')], 121],
  ['a status in a line of its own', [name, fact('a'), status, fact('b')], 158],
  ['a text that shares the room in a line of its own', [name, fact('a', 'auto')], 84],
  [
    'a name of two lines in a line of its own',
    [name, fact('a'), { ...name, id: 'b', width: 104, twoLines: true }],
    121,
  ],
  ['acts beside the last fact', [name, fact('a'), icons(152)], 84],
  ['acts that the name has no room for in a line of their own', [name, icons(152)], 84],
])('is as tall as %s takes', (_, columns, px) => {
  expect(cardLayout<string>(columns, name).heightPx).toBe(px);
});

it.each([
  ['in the corner where the name keeps its room', [name, icons(96)], 'corner'],
  ['beside a last fact that leaves half of its line', [name, fact('a'), icons(96)], 'half'],
  ['in a line of their own where they would take the room of the name', [name, icons(152)], 'line'],
  ['in a line of their own where half of one is not enough', [name, fact('a'), icons(224)], 'line'],
])('puts acts %s', (_, columns, place) => {
  expect(cardLayout<string>(columns, name).acts).toBe(place);
});

it('leaves room in the corners for the box, the button of the details and the acts', () => {
  expect(cardLayout([select, expand, name, acts], name).style).toMatchObject({
    '--card-start': '44px',
    '--card-expand': '44px',
    '--card-end': '140px',
  });
  expect(cardLayout([select, expand, name, icons(152)], name).style).toMatchObject({ '--card-end': '44px' });
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
