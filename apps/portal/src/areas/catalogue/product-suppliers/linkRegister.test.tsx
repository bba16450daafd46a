import { describe, expect, it } from 'vitest';
import { draftFormat } from '../../../shared/editor/useDraft.ts';
import { defaultLink } from '../../../shared/stories/productSupply.ts';
import { createLinkRegister } from './linkRegister.ts';

const { calls, emptyForm } = createLinkRegister(5021);
const form = calls.toForm(defaultLink);
const known = calls.recordsOf?.(defaultLink) ?? {};

describe('the form of a supplier link', () => {
  it('holds ids, and nothing of the record itself; what they are called is known beside it', () => {
    expect(form).toEqual({
      fornecedorId: 61,
      unidadeId: 3,
      padrao: true,
      qtdCompra: 1,
      multiplicador: 12,
      calculoPautaDiferente: true,
      valorPauta: 90.07,
      qtdCxLastro: 8,
      qtdCxPallet: 40,
    });
    expect(known).toEqual({
      fornecedorId: [{ value: 61, label: '7061 - PANELAS DA SERRA' }],
      unidadeId: [{ value: 3, label: 'CX - CAIXA' }],
    });
  });

  it.each([
    ['a new link', { recordId: null, values: emptyForm, saved: emptyForm, known: {} }],
    ['a link that is there', { recordId: defaultLink.id, values: form, saved: form, known }],
  ])('comes back from a draft of %s (D11)', (_, kept) => {
    const draft = { ...kept, typedAt: '2027-03-12T17:05:00.000Z' };
    expect(draftFormat(calls.fields)(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});
