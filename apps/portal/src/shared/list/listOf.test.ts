import type { PortalClient } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { listOf } from './listOf.ts';

/** A client that answers with these rows under a name, and what it was asked for. */
function clientWith(answer: object) {
  const GET = vi.fn(async () => ({ data: { ...answer, meta: { paginacao: { totalRegistros: 61 } } } }));
  return { api: { GET } as unknown as PortalClient, GET }; // a list reads and does nothing else
}

describe('listOf', () => {
  it('asks with the names of the call and gives its rows', async () => {
    const { api, GET } = clientWith({ grupoDivisoes: [{ id: 7 }] });
    const groups = listOf('/api/produtos/grupo-divisoes', {
      search: 'busca',
      rows: 'grupoDivisoes',
      filters: { gestor: 'gestorId' },
      paging: 'prefixed',
    });
    const page = await groups.read(api, {
      search: 'BAZAR',
      sort: { column: 'nomeGestor', ascending: false },
      page: 2,
      pageSize: 50,
      filters: { gestor: 9 },
    });
    expect(page).toEqual({ rows: [{ id: 7 }], total: 61 });
    expect(GET).toHaveBeenCalledWith('/api/produtos/grupo-divisoes', {
      params: {
        query: {
          busca: 'BAZAR',
          gestorId: 9,
          'Paginacao.Pagina': 2,
          'Paginacao.QuantidadeRegistros': 50,
          'Ordenacao.Coluna': 'NomeGestor',
          'Ordenacao.Ascending': false,
        },
      },
      signal: null,
    });
  });

  it('says where there are more rows than were counted', async () => {
    const paginacao = { totalRegistros: 500, haMais: true };
    const GET = vi.fn(async () => ({ data: { marcas: [], meta: { paginacao } } }));
    const brands = listOf('/api/produtos/marcas', { search: 'filtro', rows: 'marcas' });
    const question = { search: 'a', sort: null, page: 1, pageSize: 30, filters: {} };
    const api = { GET } as unknown as Parameters<typeof brands.read>[0];
    expect(await brands.read(api, question)).toEqual({ rows: [], total: 500, hasMore: true });
  });

  it('leaves out what narrows nothing, and sends what is always sent', () => {
    const divisions = listOf('/api/produtos/divisoes', {
      search: 'descricao',
      rows: 'divisoes',
      query: { cadastro: true },
    });
    expect(divisions.query({ search: '', sort: null, page: 1, pageSize: 30, filters: {} })).toEqual({
      cadastro: true,
      Pagina: 1,
      QuantidadeRegistros: 30,
    });
  });

  it('writes a filter that stands for one of several query values', () => {
    const partners = listOf('/api/fornecedores/parceiros', {
      search: 'Busca',
      rows: 'fluxos',
      filters: { legado: (legado: boolean | null) => (legado ? { importadoLegado: true } : {}) },
    });
    const asked = (legado: boolean | null) =>
      partners.query({ search: '', page: 1, pageSize: 20, filters: { legado } });
    expect(asked(true)).toMatchObject({ importadoLegado: true });
    expect(asked(null)).not.toHaveProperty('importadoLegado');
  });

  it('is a type error where the contract has no such name', () => {
    const search = 'busca';
    const rows = 'grupos';
    // @ts-expect-error: the search of commercial brands is called `filtro`
    listOf('/api/produtos/marcas', { search, rows: 'marcas' });
    // @ts-expect-error: the rows are called `marcas`
    listOf('/api/produtos/marcas', { search: 'filtro', rows });
    // @ts-expect-error: brands are of no manager
    listOf('/api/produtos/marcas', { search: 'filtro', rows: 'marcas', filters: { gestor: 'gestorId' } });
    // @ts-expect-error: this call names its page with a prefix
    listOf('/api/produtos/grupo-divisoes', { search, rows: 'grupoDivisoes' });
    // @ts-expect-error: there is no list at this path
    expect(listOf('/api/produtos/marcas/{id}', { search, rows }).path).toBe('/api/produtos/marcas/{id}');
  });
});
