import { describe, expect, it } from 'vitest';
import { compareEdits } from '../../../shared/conflict/compareEdits.ts';
import { defaultLink } from '../../../shared/stories/productSupply.ts';
import { linkConflictFields } from './linkConflictFields.ts';
import { emptyLinkFields, linkDraftSchema, linkFields } from './linkFields.ts';

describe('linkFields', () => {
  it('holds ids and what they are called, and nothing of the record itself', () => {
    expect(linkFields(defaultLink)).toEqual({
      fornecedorId: 61,
      fornecedor: { value: 61, label: '7061 - PANELAS DA SERRA' },
      unidadeId: 3,
      unidade: { value: 3, label: 'CX - CAIXA' },
      padrao: true,
      qtdCompra: 1,
      multiplicador: 12,
      calculoPautaDiferente: true,
      valorPauta: 90.07,
      qtdCxLastro: 8,
      qtdCxPallet: 40,
    });
  });

  it.each([
    ['a new link', { record: null, values: emptyLinkFields }],
    ['a link that is there', { record: defaultLink, values: linkFields(defaultLink) }],
  ])('comes back from a draft of %s (D11)', (_, draft) => {
    expect(linkDraftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});

describe('linkConflictFields', () => {
  it('says in words what differs (D7)', () => {
    const loaded = linkFields(defaultLink);
    const mine = { ...loaded, qtdCompra: 0.0625, valorPauta: null, calculoPautaDiferente: false };
    const theirs = linkFields({
      ...defaultLink,
      unidade: { id: 4, siglaDescricao: 'DZ - DÚZIA' },
      qtdCxPallet: 999,
    });
    const rows = compareEdits({ loaded, mine, theirs }, linkConflictFields);
    expect(rows.map(({ label, loaded, mine, theirs }) => [label, loaded, mine, theirs])).toEqual([
      ['Unidade', 'CX - CAIXA', 'CX - CAIXA', 'DZ - DÚZIA'],
      ['Qtd. compra', '1', '0,0625', '1'],
      ['Cx. pallet', '40', '40', '999'],
      ['Valor pauta', 'R$\u00a090,07', '', 'R$\u00a090,07'],
      ['Cálculo de pauta diferente', 'Sim', 'Não', 'Sim'],
    ]);
  });
});
