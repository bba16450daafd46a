import { describe, expectTypeOf, it } from 'vitest';
import type { PortalClient, Schemas } from './index.ts';

// Checked by the compiler; the functions are never called.
describe('the types of the client', () => {
  it('know the names of the query of each call (FND-062)', () => {
    void ((client: PortalClient) => [
      client.GET('/api/produtos/marcas', { params: { query: { filtro: 'x', Pagina: 1 } } }),
      client.GET('/api/produtos/marcas', {
        // @ts-expect-error the brands of the register are searched with `filtro` (CON-33)
        params: { query: { busca: 'x' } },
      }),
      client.GET('/api/produtos/marcas', {
        // @ts-expect-error the plain paging names belong to this call (CON-29)
        params: { query: { 'Paginacao.Pagina': 1 } },
      }),
      client.GET('/api/produtos/marcas', {
        // @ts-expect-error the column is one of those the call lists (CON-31)
        params: { query: { 'Ordenacao.Coluna': 'descricao' } },
      }),
    ]);
  });

  it('know the paths, methods, parameters and bodies (FND-063)', () => {
    void ((client: PortalClient) => [
      // @ts-expect-error there is no such path
      client.GET('/api/produtos/marca'),
      // @ts-expect-error removal is a PUT on `…/delete`
      client.DELETE('/api/produtos/marcas/{id}', { params: { path: { id: 1 } } }),
      // @ts-expect-error the id is missing
      client.PUT('/api/produtos/marcas/{id}/delete'),
      // @ts-expect-error the body is missing
      client.POST('/api/produtos/marcas'),
      // @ts-expect-error the brand has a description, not a name
      client.POST('/api/produtos/marcas', { body: { nome: 'X' } }),
    ]);
  });

  it('know the answer', () => {
    const read = async (client: PortalClient) => (await client.GET('/api/produtos/marcas')).data;
    expectTypeOf<Awaited<ReturnType<typeof read>>>().toEqualTypeOf<Schemas['BrandList'] | undefined>();
  });
});
