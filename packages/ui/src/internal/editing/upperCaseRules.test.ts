import { expect, it } from 'vitest';
import { upperCaseRules } from './upperCaseRules.ts';

it('puts the caret after what was typed in the middle', () => {
  expect(upperCaseRules.insert({ text: 'ABCD', start: 2, end: 2 }, 'ç')).toEqual({ text: 'ABÇCD', caret: 3 });
});
