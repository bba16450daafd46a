import { describe, expect, it } from 'vitest';
import { understandDate } from '../../internal/calendar/date-text/dateText.ts';
import { ptBr } from '../../locale/messages.ts';
import { rangeProblem } from './rangeProblem.ts';

const end = (text: string) => ({
  text,
  date: understandDate(text, '2026-07-12', { monthFirst: false, ...ptBr.dayWords }),
});
const rules = { min: '2026-01-01', max: '2026-12-31' };

describe('period', () => {
  it.each([
    ['', '', undefined],
    ['01-07-2026', '', undefined],
    ['', '01-07-2026', undefined],
    ['01-07-2026', '31-07-2026', undefined],
    ['01-07-2026', '01-07-2026', undefined],
    ['02-07-2026', '01-07-2026', ['to', 'A data final deve ser igual ou posterior à inicial']],
    ['31-02-2026', '01-07-2026', ['from', 'Data início inválida']],
    ['01-07-2026', '99', ['to', 'Data fim inválida']],
    ['31-12-2025', '', ['from', 'A data deve ser a partir de 01-01-2026']],
    ['', '01-01-2027', ['to', 'A data deve ser até 31-12-2026']],
  ])('from %j to %j: %j', (from, to, expected) => {
    const problem = rangeProblem(end(from), end(to), rules, ptBr);
    expect(problem && [problem.end, problem.message]).toEqual(expected);
  });
});
