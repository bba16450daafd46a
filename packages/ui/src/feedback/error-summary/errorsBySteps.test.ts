import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { errorsBySteps } from './errorsBySteps.ts';

const error = (step?: string, field = 'a') => ({ field, label: field, step });

it('keeps steps and errors in the order in which they come', () => {
  expect(errorsBySteps([error('B', '1'), error('A', '2'), error('B', '3'), error(undefined, '4')])).toEqual([
    { step: 'B', errors: [error('B', '1'), error('B', '3')] },
    { step: 'A', errors: [error('A', '2')] },
    { step: undefined, errors: [error(undefined, '4')] },
  ]);
});

it('loses no error and names no step twice', () => {
  const errors = fc.array(
    fc.option(fc.constantFrom('A', 'B', 'C'), { nil: undefined }).map((step) => error(step)),
  );
  fc.assert(
    fc.property(errors, (given) => {
      const groups = errorsBySteps(given);
      expect(groups.flatMap((group) => group.errors)).toHaveLength(given.length);
      expect(new Set(groups.map(({ step }) => step)).size).toBe(groups.length);
    }),
  );
});

it('asks for nothing that Node 20 lacks', () => {
  const groupBy = vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new TypeError('Map.groupBy is not a function');
  });
  expect(errorsBySteps([error('A')])).toEqual([{ step: 'A', errors: [error('A')] }]);
  groupBy.mockRestore();
});
