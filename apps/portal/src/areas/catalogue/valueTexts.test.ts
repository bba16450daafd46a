import { expect, it } from 'vitest';
import { percentText } from './valueTexts.ts';

it('shows percents with two decimals, taxes with four (CON-70), and a dash for none', () => {
  expect([percentText(32.45, 2), percentText(45.5, 4), percentText(null, 4)]).toEqual([
    '32,45 %',
    '45,5000 %',
    '-',
  ]);
});
