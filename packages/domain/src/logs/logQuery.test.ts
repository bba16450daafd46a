import { describe, expect, it } from 'vitest';
import { LOG_DOMAINS, logQuerySchema } from './logQuery.ts';

const period = { DataInicio: '2026-11-01', DataFim: '2026-11-30' };

/** The messages of a question, by field. */
function problems(query: object): Record<string, string> {
  const { error } = logQuerySchema.safeParse(query);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the question for changes', () => {
  it('is about one of three tables (LOG-001, LOG-008)', () => {
    expect(LOG_DOMAINS.map(({ value, label }) => [value, label])).toEqual([
      ['Familias', 'Família'],
      ['Fornecedores', 'Fornecedor'],
      ['Produtos', 'Produto'],
    ]);
    expect(problems(period)).toEqual({ Dominio: 'Campo obrigatório' });
  });

  it.each([
    ['Familias', 'CodigoFamilia', 'Família é obrigatória'],
    ['Fornecedores', 'FornecedorId', 'Fornecedor é obrigatório'],
    ['Produtos', 'CodigoProduto', 'Código do Produto é obrigatório'],
  ])('of %s needs %s (LOG-005 to LOG-007)', (Dominio, name, text) => {
    expect(problems({ ...period, Dominio })).toEqual({ [name]: text });
    expect(problems({ ...period, Dominio, [name]: 7 })).toEqual({});
  });

  it('needs both days, in their order (LOG-004, G-04)', () => {
    const produto = { Dominio: 'Produtos', CodigoProduto: 7 };
    expect(problems(produto)).toEqual({
      DataInicio: 'Campo obrigatório',
      DataFim: 'Campo obrigatório',
    });
    expect(problems({ Dominio: 'Produtos', DataInicio: '' })).toMatchObject({
      CodigoProduto: 'Código do Produto é obrigatório',
      DataInicio: 'Campo obrigatório',
    });
    expect(problems({ ...produto, DataInicio: '2026-11-30', DataFim: '2026-11-01' })).toEqual({
      DataFim: 'A data final deve ser igual ou posterior à inicial',
    });
    expect(problems({ ...produto, DataInicio: '2026-02-30', DataFim: '2026-11-01' })).toEqual({
      DataInicio: 'Digite uma data válida',
    });
  });
});
