import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecordId } from './isRecordId.ts';
import { matchRoute } from './matchRoute.ts';
import { routes } from './routes.ts';

const uuid = '3f2b8c1e-9d4a-4e6b-8a71-0c5d2e9f7b13';

describe('matchRoute', () => {
  it.each([
    ['/', 'home', {}],
    ['/signin', 'sign-in', {}],
    ['/signin/', 'sign-in', {}],
    ['/produtos/catalogo', 'catalogue', {}],
    ['/produtos/catalogo/cadastro', 'catalogue-register', {}],
    ['/produtos/catalogo/42', 'catalogue-family', { id: '42' }],
    ['/produtos/catalogo/42/', 'catalogue-family', { id: '42' }],
    [`/produtos/catalogo/${uuid}`, 'catalogue-family', { id: uuid }],
    ['/produtos/solicitacoes/nova-solicitacao', 'product-request-new', {}],
    ['/produtos/solicitacoes/7', 'product-request-review', { id: '7' }],
    ['/meus-produtos/9', 'my-products-request', { solicitacaoId: '9' }],
    ['/requisicao-de-compras/validar/1', 'requisition-validation', { requestId: '1' }],
    ['/requisicao-de-compras/aprovar/1', 'requisition-approval', { requestId: '1' }],
  ])('finds for %s the route %s with %j (RTE-027, RTE-031, RTE-032)', (path, name, params) => {
    const match = matchRoute(path);
    expect(match?.route.name).toBe(name);
    expect(match?.params).toEqual(params);
  });

  it.each([
    '',
    'signin',
    '//',
    '//signin',
    '/signin//',
    '/nada',
    '/produtos',
    '/produtos/catalogo/..',
    '/produtos/catalogo/.',
    '/produtos/catalogo/abc',
    '/produtos/catalogo/%2e%2e',
    '/produtos/catalogo/42%2F..',
    '/produtos/catalogo/1/2',
    '/produtos/catalogo//',
    '/produtos/catalogo/:id',
    '/Signin',
    '/produtos/catalogo/-1',
    '/produtos/catalogo/1.5',
    '/produtos/catalogo/٤٢',
    '/produtos/catalogo/42 ',
    '/signin?x',
    '/fornecedor/fornecedor',
    `/produtos/catalogo/${'9'.repeat(20)}`,
  ])('finds nothing for %o (FND-036, D14)', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('reads another table when it gets one', () => {
    const table = [{ path: '/x/:id', name: 'x', title: 'X', roles: 'all' }] as const;
    expect(matchRoute('/x/1', table)).toEqual({ route: table[0], params: { id: '1' } });
    expect(matchRoute('/', table)).toBeNull();
  });

  it('finds each route again with any id of the right form, and only digits and UUIDs become parameters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routes),
        fc.oneof(fc.nat().map(String), fc.uuid(), fc.string()),
        (route, id) => {
          const match = matchRoute(route.path.replace(/:\w+/, () => id));
          for (const value of Object.values(match?.params ?? {})) expect(isRecordId(value)).toBe(true);
          if (isRecordId(id) || !route.path.includes(':')) expect(match?.route).toBe(route);
        },
      ),
    );
  });
});

describe('isRecordId', () => {
  it.each(['0', '42', '9'.repeat(19), uuid, uuid.toUpperCase()])('accepts %s (D14)', (id) => {
    expect(isRecordId(id)).toBe(true);
  });
  it.each([
    '',
    '..',
    '1e3',
    '-1',
    '+1',
    ' 1',
    '1\n',
    '0x1',
    '1/2',
    '１',
    uuid.slice(1),
    `${uuid}0`,
    `{${uuid}}`,
    uuid.replaceAll('-', ''),
    `x${uuid}`,
    '42;1',
  ])('refuses %o (D14)', (id) => {
    expect(isRecordId(id)).toBe(false);
  });
});
