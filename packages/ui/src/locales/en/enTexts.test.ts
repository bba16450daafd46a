import { expect, it } from 'vitest';
import { type Messages, ptBr } from '../../locale/messages.ts';
import { enTexts } from './enTexts.ts';

/** Words that are the same in both languages. */
const same: readonly (keyof Messages)[] = [
  'selectionSum',
  'ok',
  'transferTitle',
  'chartPoint',
  'curveShare',
  'curveTotal',
  'uploadFailedOf',
  'insertLink',
  'queueItem',
  'queueChoice',
];

it('says everything in English but what both languages call the same', () => {
  const call = (text: unknown) => {
    try {
      return typeof text === 'function' ? text(7, 7, 7, 7) : JSON.stringify(text);
    } catch {
      return Symbol('takes something else');
    }
  };
  const keys = Object.keys(ptBr) as (keyof Messages)[]; // the keys of the table, by its type
  expect(keys.filter((key) => key !== 'formats' && call(ptBr[key]) === call(enTexts[key]))).toEqual(same);
});
