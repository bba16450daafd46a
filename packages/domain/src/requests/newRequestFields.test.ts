import { describe, expect, it } from 'vitest';
import { newRequestSchema, REQUEST_FAMILIES_MAX } from './newRequestFields.ts';

const newFamily = { novaFamilia: true, familiaId: null, quantidadeCadastroProduto: 3 };
const known = (familiaId: number | null) => ({ novaFamilia: false, familiaId, quantidadeCadastroProduto: 1 });
const request = (...families: object[]) => ({ fornecedorId: 61, solicitacoesCadastrosFamilias: families });

describe('newRequestSchema (G-08)', () => {
  it.each([
    ['a new family', request(newFamily)],
    ['several new ones', request(newFamily, newFamily)],
    ['families of the catalogue', request(known(87), known(88), newFamily)],
  ])('takes %s', (_, values) => {
    expect(newRequestSchema.parse(values)).toEqual(values);
  });

  it('sends no id of a family that is new after all', () => {
    expect(newRequestSchema.parse(request({ ...newFamily, familiaId: 87 }))).toEqual(request(newFamily));
  });

  it.each<[string, unknown, string[]]>([
    ['no supplier', { ...request(newFamily), fornecedorId: null }, ['fornecedorId: Seleciona um fornecedor']],
    ['no family', request(), ['solicitacoesCadastrosFamilias: Informe ao menos uma família']],
    [
      'families that were left out',
      { fornecedorId: 61 },
      ['solicitacoesCadastrosFamilias: Informe ao menos uma família'],
    ],
    [
      'too many families',
      request(...Array.from({ length: REQUEST_FAMILIES_MAX + 1 }, () => newFamily)),
      ['solicitacoesCadastrosFamilias: Informe no máximo 200 famílias'],
    ],
    [
      'a family of the catalogue without its id',
      request(newFamily, known(null)),
      ['solicitacoesCadastrosFamilias.1.familiaId: Seleciona uma família'],
    ],
    [
      'a family twice, whichever rows lie between',
      request(known(87), newFamily, known(87)),
      ['solicitacoesCadastrosFamilias.2.familiaId: Esta família já está na solicitação'],
    ],
    [
      'all that is missing at once',
      { ...request({ ...known(null), quantidadeCadastroProduto: null }), fornecedorId: null },
      [
        'fornecedorId: Seleciona um fornecedor',
        'solicitacoesCadastrosFamilias.0.quantidadeCadastroProduto: Valor deve ser maior que 0',
        'solicitacoesCadastrosFamilias.0.familiaId: Seleciona uma família',
      ],
    ],
    ...[null, 0, -1].map((quantidadeCadastroProduto): [string, unknown, string[]] => [
      `${quantidadeCadastroProduto} products`,
      request({ ...newFamily, quantidadeCadastroProduto }),
      ['solicitacoesCadastrosFamilias.0.quantidadeCadastroProduto: Valor deve ser maior que 0'],
    ]),
    [
      'more products than a request may have',
      request({ ...newFamily, quantidadeCadastroProduto: 1001 }),
      ['solicitacoesCadastrosFamilias.0.quantidadeCadastroProduto: Informe um número até 1.000'],
    ],
  ])('refuses %s', (_, values, messages) => {
    const issues = newRequestSchema.safeParse(values).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(messages);
  });
});
