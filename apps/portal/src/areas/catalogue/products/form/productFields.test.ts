import { ApiError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { atFormFields } from './productFields.ts';

describe('atFormFields (D9)', () => {
  it.each([
    ['Variacao', 'variacao'],
    ['Fotos[0].arquivo', 'fotosProdutos'],
    ['TagsIds[3]', 'tagsIds'],
    ['LinkVideo', 'linkVideo'],
    ['ProdutoFornecedor.Sku', 'sku'],
    ['QtdCxLastro', 'qtdCxLastro'],
    ['fotosProdutos[1].arquivo', 'fotosProdutos'],
    ['altura', 'altura'],
  ])('brings the text of %s to %s', (part, field) => {
    const refusal = new ApiError({
      kind: 'validation',
      status: 400,
      fields: { [part]: ['Campo obrigatório'] },
    });
    expect(atFormFields(refusal).fields).toEqual({ [field]: ['Campo obrigatório'] });
  });

  it('keeps what else the refusal says', () => {
    const refusal = new ApiError({
      kind: 'conflict',
      status: 409,
      message: 'Alterado',
      messageFromServer: true,
    });
    expect(atFormFields(refusal)).toMatchObject({ kind: 'conflict', status: 409, message: 'Alterado' });
    const failure = new ApiError({ kind: 'server', status: 500, code: '5f0c2a91d4e8b673' });
    expect(atFormFields(failure)).toMatchObject({ kind: 'server', status: 500, code: '5f0c2a91d4e8b673' });
  });
});
