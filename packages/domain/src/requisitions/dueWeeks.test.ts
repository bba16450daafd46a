import { expect, it } from 'vitest';
import { type DueAmount, graphicAnalysis } from './cashFlow.ts';
import { dueWeeks } from './dueWeeks.ts';

const TODAY = '2026-11-25'; // a Wednesday

const weeksOf = (approved: readonly DueAmount[]) =>
  dueWeeks(graphicAnalysis({ approved, requested: approved, titles: [], expenses: [] }, 'Dia', TODAY), TODAY);

it('has a week from Monday to Sunday for what falls due, from the current week on, to the cent', () => {
  expect(
    weeksOf([
      { date: '2026-11-22', amount: 999 }, // Sunday of the week before
      { date: '2026-11-23', amount: 0.1 },
      { date: '2026-11-23', amount: 0.2 },
      { date: '2026-11-29', amount: 10 },
      { date: '2027-02-28', amount: 7.77 },
      { date: '2027-03-01', amount: 8 },
    ]),
  ).toEqual([
    { start: '2026-11-23', days: [0.3, null, null, null, null, null, 10], total: 10.3 },
    { start: '2027-02-22', days: [null, null, null, null, null, null, 7.77], total: 7.77 },
    { start: '2027-03-01', days: [8, null, null, null, null, null, null], total: 8 },
  ]);
});

it('has none where nothing was approved', () => {
  expect(weeksOf([])).toEqual([]);
});
