import { describe, expect, it } from 'vitest';
import { shownStep, stepsWithErrors } from './shownSteps.ts';

const steps = [
  { id: 'empresa', label: 'Dados da empresa', disabled: true },
  { id: 'produto', label: 'Informações do produto' },
  { id: 'documentos', label: 'Anexo de Documentos' },
];

describe('the steps of a wizard', () => {
  it.each([
    ['documentos', 'documentos'],
    ['empresa', 'produto'],
    ['financeiro', 'produto'],
  ])('asked for %s, it opens %s', (value, shown) => {
    expect(shownStep(steps, value)?.id).toBe(shown);
  });

  it('opens none where none can be opened', () => {
    expect(shownStep([], 'empresa')).toBeUndefined();
    expect(shownStep(steps.slice(0, 1), 'empresa')).toBeUndefined();
  });

  it('counts the errors of each step by its label', () => {
    const errors = [
      { field: 'a', label: 'A', step: 'Anexo de Documentos' },
      { field: 'b', label: 'B', step: 'Anexo de Documentos' },
      { field: 'c', label: 'C' },
    ];
    expect(stepsWithErrors(steps, errors).map(({ errorCount }) => errorCount)).toEqual([0, 0, 2]);
  });
});
