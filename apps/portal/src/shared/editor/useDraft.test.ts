import {
  ecommerceProductFields,
  emptyForm,
  type FieldTable,
  familyFields,
  type ProductForm,
  productFields,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { draftFormat, draftToKeep } from './useDraft.ts';

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
    lost: ['fotosProdutos'],
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

describe('a draft of photos', () => {
  const stored = { id: 901, arquivo: null, file: null, ordem: 0 };
  const fresh = { id: null, arquivo: 'blob:1', file: new File(['x'], 'nova.jpg'), ordem: 1 };
  const saved: ProductForm = { ...emptyForm(productFields), fotosProdutos: [stored] };
  const keep = (typed: Partial<ProductForm>) =>
    draftToKeep(productFields, { values: { ...saved, ...typed }, saved, known: {} }, typedAt);

  it('leaves files behind, which only the user can choose again, and knows that it does', () => {
    const kept = keep({ linkVideo: 'https://videos.example/1', fotosProdutos: [stored, fresh] });
    expect(kept).toMatchObject({ values: { fotosProdutos: [stored] }, lost: ['fotosProdutos'] });
  });

  it('has lost nothing where no photo was chosen', () => {
    expect(keep({ linkVideo: 'https://videos.example/1' })?.lost).toEqual([]);
  });

  it('is none where nothing but a file was typed', () => {
    expect(keep({ fotosProdutos: [stored, fresh] })).toBeNull();
  });
});
