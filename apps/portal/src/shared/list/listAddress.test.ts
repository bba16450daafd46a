import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { barCodeInAddress, dayInAddress, numberInAddress, unusedFilters } from './addressFilters.ts';
import {
  type ListFilter,
  parseListAddress,
  parseListView,
  viewState,
  writeListAddress,
  writeListView,
} from './listAddress.ts';

const columns = ['codigo', 'descricao'] as const;
type Filter = ListFilter<(typeof columns)[number]>;
const nothing: Filter = { search: '', sort: null, page: 1, filters: {} };

const both: readonly [string, Filter][] = [
  ['', nothing],
  ['?busca=PANELA', { ...nothing, search: 'PANELA' }],
  ['?busca=50%25+%26+a%3Db', { ...nothing, search: '50% & a=b' }],
  ['?ordem=descricao', { ...nothing, sort: { column: 'descricao', ascending: true } }],
  ['?ordem=-codigo', { ...nothing, sort: { column: 'codigo', ascending: false } }],
  [
    '?busca=A&ordem=codigo&pagina=7',
    { search: 'A', sort: { column: 'codigo', ascending: true }, page: 7, filters: {} },
  ],
];

describe('the address of a list', () => {
  it.each(both)('says with %j which rows are shown, and back', (search, filter) => {
    expect(parseListAddress(search, columns, {})).toEqual(filter);
    expect(writeListAddress('', filter)).toBe(search);
  });

  it.each([
    '?pagina=0',
    '?pagina=-1',
    '?pagina=x',
    '?pagina=1.5',
    '?pagina=9999999',
    '?ordem=senha',
    '?ordem=-',
    '?x=1',
  ])('counts %s as not given', (search) => {
    expect(parseListAddress(search, columns, {})).toEqual(nothing);
  });

  it('keeps other values of the query and cuts a search that the gateway would refuse', () => {
    expect(writeListAddress('?pagina=3&produto=5', nothing)).toBe('?produto=5');
    expect(parseListAddress(`?busca=${'a'.repeat(101)}`, columns, {}).search).toHaveLength(100);
  });
});

describe('filters of a page', () => {
  const filters = {
    fornecedor: numberInAddress,
    inicio: dayInAddress,
    ean: barCodeInAddress,
    situacao: z.enum(['ativas']),
  };
  const unused = unusedFilters(filters);

  it.each([
    ['', {}],
    ['?fornecedor=15', { fornecedor: 15 }],
    ['?inicio=2027-03-01&ean=0078910003155', { inicio: '2027-03-01', ean: '0078910003155' }],
    ['?situacao=ativas', { situacao: 'ativas' as const }],
  ])('stand in %j, and back', (search, values) => {
    const filter = { ...nothing, filters: { ...unused, ...values } };
    expect(parseListAddress(search, columns, filters)).toEqual(filter);
    expect(writeListAddress('', filter)).toBe(search);
  });

  it.each([
    '?fornecedor=0',
    '?fornecedor=15x',
    '?fornecedor=99999999999999999',
    '?inicio=2027-02-30',
    '?inicio=01-03-2027',
    '?ean=789-1',
    '?ean=123456789012345',
    '?situacao=todas',
  ])('count %s as not given (D14)', (search) => {
    expect(parseListAddress(search, columns, filters).filters).toEqual(unused);
  });

  it('leave the address when they are no longer used', () => {
    expect(writeListAddress('?ean=789&busca=A&x=1', { ...nothing, filters: unused })).toBe('?x=1');
  });
});

describe('the view in the address of a list', () => {
  it.each([
    ['', { name: null, columnIds: null }],
    ['?visao=Panelas', { name: 'Panelas', columnIds: null }],
    [
      '?colunas=codigo%2Cdescricao&visao=Potes+e+p%C3%A1s',
      { name: 'Potes e pás', columnIds: ['codigo', 'descricao'] },
    ],
  ])('is read from %j, and written so', (search, view) => {
    expect(parseListView(search)).toEqual(view);
    expect(writeListView('', view)).toBe(search);
  });

  it('has a name that can be seen, of a length that can be read', () => {
    expect(parseListView('?visao=%E2%80%8B+').name).toBeNull();
    expect(parseListView(`?visao=${'a'.repeat(60)}`).name).toHaveLength(40);
  });

  it('stays while the list is searched, and changes without it', () => {
    expect(writeListAddress('?visao=Panelas', { ...nothing, search: 'POTE' })).toBe(
      '?visao=Panelas&busca=POTE',
    );
    expect(writeListView('?busca=A&visao=Panelas', { name: 'Potes' })).toBe('?busca=A&visao=Potes');
    expect(writeListView('?busca=A&visao=Panelas', { name: null })).toBe('?busca=A');
  });

  it('is the same on each page of the list, in whatever order its address is written', () => {
    expect(viewState('?pagina=3&visao=Panelas&ordem=codigo&busca=A')).toBe(
      viewState('?busca=A&ordem=codigo'),
    );
    expect(viewState('?busca=A')).not.toBe(viewState('?busca=A&colunas=codigo'));
  });
});
