import { expect, it } from 'vitest';
import { family } from '../../../../shared/stories/catalogue.ts';
import { parseFamilyDraft } from './familyDraft.ts';
import { familyFormOf } from './familyFormValues.ts';
import { createKnownRecords, recordsOfFamily } from './knownRecords.ts';

const draft = {
  values: familyFormOf(family),
  saved: familyFormOf(null),
  known: createKnownRecords(recordsOfFamily(family)).all(),
};

it('reads back what was kept, and what its ids stand for (D11)', () => {
  expect(parseFamilyDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each([
  ['nothing', null],
  ['another form', { values: { descricao: 'X' }, known: {} }],
  ['a field that is missing', { ...draft, values: { ...draft.values, tagsIds: undefined } }],
  ['a field of another kind', { ...draft, values: { ...draft.values, colecao: 3 } }],
])('refuses %s', (_what, kept) => {
  expect(() => parseFamilyDraft(kept)).toThrow();
});
