import { describe, expect, it } from 'vitest';
import { readFilters } from '../../../../shared/list/addressFilters.ts';
import { catalogueFilters, NO_FILTERS } from './catalogueFilter.ts';
import { familiesCall, productsCall } from './catalogueList.ts';

const read = (search: string) => readFilters(new URLSearchParams(search), catalogueFilters);

/** What the two lists are asked for on their first page. */
const asked = (search: string) => {
  const question = { search: '', page: 1, pageSize: 35, filters: read(search) };
  return [productsCall.query(question), familiesCall.query(question)];
};
const both = (query: object) => [
  { ...query, 'Paginacao.Pagina': 1, 'Paginacao.QuantidadeRegistros': 35 },
  { ...query, Pagina: 1, QuantidadeRegistros: 35 },
];

describe('the catalogue filter', () => {
  it.each([
    ['familia=87', { FamiliaId: 87 }],
    ['fornecedor=15', { FornecedorId: 15 }],
    ['codigo=305021', { CodigoProduto: 305021 }],
    ['inicio=2027-03-01', { DataInicio: '2027-03-01' }],
    ['fim=2027-03-31', { DataFim: '2027-03-31' }],
    ['divisao=4', { DivisaoId: 4 }],
    ['gestor=3', { GestorId: 3 }],
    ['ean=0078910003155', { GtinEan: '0078910003155' }],
    ['lista=familias', {}],
    ['', {}],
  ])('sends %s as the calls name it (FLT-001 to FLT-007)', (search, query) => {
    expect(asked(search)).toEqual(both(query));
  });

  it('sends nothing of what the address says in another form (D14)', () => {
    const nonsense =
      'familia=x&fornecedor=-1&codigo=1.5&inicio=hoje&fim=2027-13-01&divisao=&gestor=0&ean=789A';
    expect(asked(nonsense)).toEqual(both({}));
  });

  it('is emptied as a whole; what is listed stays', () => {
    const all = 'familia=87&fornecedor=15&codigo=3&inicio=2027-03-01&fim=2027-03-31&divisao=4&gestor=3&ean=7';
    const emptied = { ...read(`${all}&lista=familias`), ...NO_FILTERS };
    expect(emptied).toMatchObject(read('lista=familias'));
  });
});
