import {
  ecommerceProductFields,
  emptyForm,
  type FieldTable,
  familyFields,
  productFields,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { draftFormat } from './useDraft.ts';

const typedAt = '2027-03-12T17:05:00.000Z';
const stored = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

describe.each<[string, FieldTable]>([
  ['a family', familyFields],
  ['a product', productFields],
  ['the e-commerce data of a product', ecommerceProductFields],
])('the draft of %s (D11)', (_name, fields) => {
  const saved = emptyForm(fields);
  const draft = {
    values: { ...saved, tagsIds: [18, 19] },
    saved,
    known: { tagsIds: [{ value: 18, label: 'COZINHA' }] },
    typedAt,
  };
  const parse = draftFormat(fields);

  it('comes back as it was kept, with what its ids stand for', () => {
    expect(parse(stored(parse(draft)))).toEqual(draft);
  });

  it.each([
    ['nothing', null],
    ['a text', 'texto'],
    ['another form', { ...draft, values: { descricao: 'X' } }],
    ['a field that is missing', { ...draft, values: { ...draft.values, tagsIds: undefined } }],
    ['a field of another kind', { ...draft, values: { ...draft.values, tagsIds: 3 } }],
    ['no time', { ...draft, typedAt: 'ontem' }],
  ])('is not read out of %s', (_what, kept) => {
    expect(() => parse(stored(kept))).toThrow();
  });
});

it('leaves files behind, which only the user can choose again', () => {
  const photos = [
    { id: 901, arquivo: null, file: null, ordem: 0 },
    { id: null, arquivo: 'blob:1', file: new File(['x'], 'nova.jpg'), ordem: 1 },
  ];
  const saved = emptyForm(productFields);
  const kept = draftFormat(productFields)({
    values: { ...saved, fotosProdutos: photos },
    saved,
    known: {},
    typedAt,
  });
  expect(kept.values).toMatchObject({ fotosProdutos: [photos[0]] });
});
