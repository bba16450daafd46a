import { expect, it } from 'vitest';
import { untouchedPart } from './useLateAnswer.ts';

const asked = { street: '', district: 'CENTRO', city: null as number | null };
const answer = { street: 'AVENIDA AFONSO PENA', district: 'FUNCIONARIOS', city: 3106200 };

it.each([
  ['everything that nobody touched', {}, answer],
  ['not what was typed meanwhile', { street: 'RUA' }, { district: answer.district, city: answer.city }],
  ['not what was emptied meanwhile', { district: '' }, { street: answer.street, city: answer.city }],
  ['nothing when all was typed anew', { street: 'RUA', district: 'B', city: 1 }, {}],
])('a late answer fills %s (D28)', (_case, typed, filled) => {
  expect(untouchedPart(asked, { ...asked, ...typed }, answer)).toEqual(filled);
});
