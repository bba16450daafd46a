import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/roles.ts';
import { type GuardRequest, guard } from './guard.ts';
import { homeOf } from './homeOf.ts';
import { routeAllows } from './routeAllows.ts';
import { routes } from './routes.ts';

const REGISTRATION = '/fornecedor/fornecedor/cadastro';

function decide(address: string, roles: readonly Role[] | null, previousPath: string | null = null) {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return guard({ path, search, hash, session: roles && { roles }, previousPath });
}

function redirectTo(to: string) {
  return { kind: 'redirect', to };
}

function refusedTo(to: string) {
  return { kind: 'redirect', to, refused: true };
}

describe('guard, visitor without session', () => {
  it.each([
    [REGISTRATION, '/signin?redirect=%2Ffornecedor%2Ffornecedor%2Fcadastro', 'FND-020, FND-037, AUTH-01'],
    ['/meus-produtos/7', '/signin?redirect=%2Fmeus-produtos%2F7', 'FND-020'],
    ['/produtos/catalogo/cadastro', '/signin?redirect=%2Fprodutos%2Fcatalogo%2Fcadastro', 'FND-020'],
    ['/', '/signin?redirect=%2F', 'GAP-20'],
    ['/produtos/catalogo/42', '/signin/backoffice?redirect=%2Fprodutos%2Fcatalogo%2F42', 'FND-021'],
    [
      '/requisicao-de-compras/aprovar',
      '/signin/backoffice?redirect=%2Frequisicao-de-compras%2Faprovar',
      'FND-021',
    ],
    [
      '/produtos/solicitacoes?Busca=A%26B&Pagina=2#linha',
      `/signin/backoffice?redirect=${encodeURIComponent('/produtos/solicitacoes?Busca=A%26B&Pagina=2#linha')}`,
      'FND-022',
    ],
    [
      '/produtos/catalogo?x=\\',
      `/signin/backoffice?redirect=${encodeURIComponent('/produtos/catalogo?x=%5C')}`,
      'FND-022',
    ],
  ])('is sent from %s to %s (%s)', (address, to) => {
    expect(decide(address, null)).toEqual(redirectTo(to));
  });

  it('takes no token along to the sign-in (D5)', () => {
    expect(decide('/produtos/catalogo?token=a&x=1', null)).toEqual(
      redirectTo(`/signin/backoffice?redirect=${encodeURIComponent('/produtos/catalogo?x=1')}`),
    );
  });

  it('leaves out a wanted address that the redirect rule would refuse for its length', () => {
    expect(decide(`/produtos/catalogo?x=${'a'.repeat(3_000)}`, null)).toEqual(
      redirectTo('/signin/backoffice'),
    );
  });

  it.each([
    '/signin',
    '/signin/backoffice',
    '/signup',
    '/signin?redirect=//evil.com',
    '/authentication?codigo=123',
  ])('opens %s (FND-010 to FND-013)', (address) => {
    expect(decide(address, null)).toMatchObject({ kind: 'allow' });
  });

  it('is sent on from the authentication page when the address brings nothing (GAP-03)', () => {
    expect(decide('/authentication', null)).toEqual(redirectTo('/signin'));
    expect(decide('/authentication?token=a', null)).toEqual(redirectTo('/signin'));
    expect(decide('/authentication?redirect=/meus-produtos', null)).toEqual(
      redirectTo('/signin?redirect=%2Fmeus-produtos'),
    );
    expect(decide('/authentication?redirect=//evil.com', null)).toEqual(redirectTo('/signin'));
  });

  it.each([
    '/nada',
    '/produtos/catalogo/..',
    '/produtos/catalogo/abc',
    '/requisicao-de-compras/validar/x',
    '//evil.com',
  ])('sees the not-found page at %s, without a sign-in (FND-036, GAP-20)', (address) => {
    expect(decide(address, null)).toEqual({ kind: 'notFound' });
  });
});

describe('guard, hand-over', () => {
  const tokens = { kind: 'handOver', token: 'a', refreshToken: 'b' };

  it.each([
    [
      '/requisicao-de-compras/requisitar?token=a&refreshToken=b&requestId=42',
      '/requisicao-de-compras/requisitar?requestId=42',
    ],
    ['/authentication?requestId=42&refreshToken=b&token=a', '/requisicao-de-compras/requisitar?requestId=42'],
    ['/?token=a&refreshToken=b', '/requisicao-de-compras/requisitar'],
    [
      '/signin?token=a&refreshToken=b&requestId=3f2b8c1e-9d4a-4e6b-8a71-0c5d2e9f7b13',
      '/requisicao-de-compras/requisitar?requestId=3f2b8c1e-9d4a-4e6b-8a71-0c5d2e9f7b13',
    ],
  ])(
    'runs for %s and leads to %s, with or without a session (FND-023, FND-027, AUTH-20, GAP-22)',
    (address, to) => {
      for (const roles of [null, [], ['Fornecedor'], ['Diretoria']] as const) {
        expect(decide(address, roles, '/produtos/catalogo')).toEqual({ ...tokens, to });
      }
    },
  );

  it.each(['..', '../../usuarios', '1%26x=2', 'abc', '', '1e3', '%2e%2e', '42%0A'])(
    'drops the request id %o, which is none (D14)',
    (id) => {
      expect(decide(`/?token=a&refreshToken=b&requestId=${id}`, null)).toEqual({
        ...tokens,
        to: '/requisicao-de-compras/requisitar',
      });
    },
  );

  it.each(['?token=a', '?refreshToken=b', '?token=a&refreshToken='])(
    'does not run for %s (FND-023)',
    (search) => {
      expect(decide(`/produtos/catalogo${search}`, ['Comercial'])).toMatchObject({ kind: 'allow' });
    },
  );

  it('does not run at a path of no route', () => {
    expect(decide('/nada?token=a&refreshToken=b', null)).toEqual({ kind: 'notFound' });
  });

  it('opens the requisition only to its roles, others land on home (CON-60)', () => {
    const target = '/requisicao-de-compras/requisitar?requestId=42';
    expect(decide(target, ['Comercial'])).toMatchObject({ kind: 'allow' });
    expect(decide(target, ['Diretoria'])).toMatchObject({ kind: 'allow' });
    expect(decide(target, ['Contabil'])).toEqual(refusedTo('/'));
    expect(decide(target, ['Fornecedor'])).toEqual(refusedTo(REGISTRATION));
  });
});

describe('guard, signed-in user on an open page', () => {
  it('goes to the redirect (FND-028)', () => {
    expect(
      decide('/signin/backoffice?redirect=%2Fprodutos%2Fcatalogo%2F42%3Fx%3D1', ['Comercial'], '/'),
    ).toEqual(redirectTo('/produtos/catalogo/42?x=1'));
  });

  it.each([
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    'https://evil.com',
    'https:evil.com',
    '//evil。com',
    '/signin',
    '/nada',
  ])('goes home for the redirect %s, not to the previous page (GAP-23, AUTH-04)', (value) => {
    const address = `/signin?redirect=${encodeURIComponent(value)}`;
    expect(decide(address, ['Comercial'], '/produtos/catalogo')).toEqual(redirectTo('/'));
    expect(decide(address, ['Fornecedor'])).toEqual(redirectTo(REGISTRATION));
  });

  it.each(['/signin', '/signin/backoffice', '/signup', '/authentication', '/signin?redirect='])(
    'goes back from %s to the previous page (FND-029)',
    (address) => {
      expect(decide(address, ['Comercial'], '/produtos/catalogo?Pagina=2')).toEqual(
        redirectTo('/produtos/catalogo?Pagina=2'),
      );
    },
  );

  it.each([null, '/signin', '/signup?x=1', '/nada', '//evil.com', '/meus-produtos'])(
    'goes home when the previous page is %s, no place to go back to (GAP-21)',
    (previous) => {
      expect(decide('/signin', ['Comercial'], previous)).toEqual(redirectTo('/'));
    },
  );
});

describe('guard, signed-in user', () => {
  it('who is only Fornecedor is sent from home to the registration (FND-031, AUTH-42)', () => {
    expect(decide('/', ['Fornecedor'])).toEqual(redirectTo(REGISTRATION));
    expect(decide('/', ['Fornecedor'], '/meus-produtos')).toEqual(redirectTo(REGISTRATION));
  });

  it.each([[['Fornecedor', 'Comercial']], [['Diretoria']], [['ComercialValidadores']], [[]]] as const)(
    'with %j stays on home (FND-030, FND-032, AUTH-42)',
    (roles) => {
      expect(decide('/', roles)).toMatchObject({ kind: 'allow', route: { name: 'home' } });
    },
  );

  it('opens a page with one of its roles and gets its parameters (FND-033)', () => {
    expect(decide('/requisicao-de-compras/validar/7', ['Contabil', 'Diretoria'])).toMatchObject({
      kind: 'allow',
      route: { name: 'requisition-validation' },
      params: { requestId: '7' },
    });
  });

  it('without a role goes home when there is no previous page (FND-034)', () => {
    expect(decide('/requisicao-de-compras/aprovar/1', ['Comercial'])).toEqual(refusedTo('/'));
    expect(decide('/produtos/catalogo', ['Fornecedor'])).toEqual(refusedTo(REGISTRATION));
  });

  it.each(['/', '/produtos/catalogo?Pagina=2', '/produtos/catalogo/42#fotos', '/nada'])(
    'without a role stays on the previous page %s (FND-035)',
    (previous) => {
      expect(decide('/requisicao-de-compras/aprovar/1', ['Comercial'], previous)).toEqual({ kind: 'cancel' });
    },
  );

  it.each(['/signin', '/signin?redirect=/requisicao-de-compras/aprovar', '/meus-produtos'])(
    'without a role goes home from %s, where the user cannot stay',
    (previous) => {
      expect(decide('/requisicao-de-compras/aprovar', ['Comercial'], previous)).toEqual(refusedTo('/'));
    },
  );

  it('is not refused the page the user is on, which changed roles have closed', () => {
    const previous = '/requisicao-de-compras/aprovar?x=1';
    expect(decide('/requisicao-de-compras/aprovar', ['Comercial'], previous)).toEqual({
      ...redirectTo('/'),
      refused: false,
    });
  });

  it('sees the not-found page at a path of no route (FND-036)', () => {
    expect(decide('/nada', ['Comercial'], '/')).toEqual({ kind: 'notFound' });
  });

  it('opens exactly the routes of each role (ONB-031)', () => {
    for (const role of ROLES) {
      for (const route of routes) {
        if (route.roles === 'open' || route.name === 'home') continue;
        const decision = decide(route.path.replace(/:\w+/, '1'), [role]);
        expect([route.path, role, decision.kind]).toEqual([
          route.path,
          role,
          routeAllows(route, [role]) ? 'allow' : 'redirect',
        ]);
      }
    }
  });

  it('opens the link to a new password whoever is signed in, for it may be of another account (D25)', () => {
    const link = { path: '/nova-senha', hash: '#codigo=x' };
    expect(guard({ ...link, session: { roles: ['Comercial'] } }).kind).toBe('allow');
    expect(guard({ ...link, session: null }).kind).toBe('allow');
  });

  it('opens the privacy notice to everybody (D31)', () => {
    expect(guard({ path: '/privacidade', session: { roles: ['Fornecedor'] } }).kind).toBe('allow');
    expect(guard({ path: '/privacidade', session: null }).kind).toBe('allow');
  });

  it('needs neither query nor fragment nor a previous page', () => {
    expect(guard({ path: '/produtos/catalogo', session: { roles: ['Comercial'] } }).kind).toBe('allow');
  });
});

describe('guard, as a whole', () => {
  const paths = fc.constantFrom(
    ...routes.map((route) => route.path.replace(/:\w+/, '1')),
    '/nada',
    '//evil.com',
  );
  const searches = fc.oneof(
    fc.constantFrom('', '?x=1', '?token=a', '?redirect=', '?redirect=/signin', '?redirect=//evil.com'),
    paths.map((path) => `?redirect=${encodeURIComponent(path)}`),
  );
  const roles = fc.subarray([...ROLES]);
  const requests = fc.record({
    path: paths,
    search: searches,
    session: fc.option(roles.map((held) => ({ roles: held }))),
    previousPath: fc.option(fc.tuple(paths, searches).map((parts) => parts.join(''))),
  });

  it('ends after at most two redirects, on a page that opens', () => {
    fc.assert(
      fc.property(requests, (request) => {
        let current: GuardRequest = request;
        for (let redirects = 0; redirects <= 2; redirects += 1) {
          const decision = guard(current);
          if (decision.kind !== 'redirect') {
            // The link of an e-mail may be of another account; the privacy notice is for everybody.
            if (
              decision.kind === 'allow' &&
              current.session &&
              !['new-password', 'privacy'].includes(decision.route.name)
            ) {
              expect(decision.route.roles).not.toBe('open');
              expect(routeAllows(decision.route, current.session.roles)).toBe(true);
            }
            return;
          }
          expect(decision.to).toMatch(/^\/(?![/\\])/);
          const next = new URL(decision.to, 'https://portal.example');
          current = { ...current, path: next.pathname, search: next.search };
        }
        throw new Error('more than two redirects');
      }),
      { numRuns: 3_000 },
    );
  });

  it('brings a visitor after the sign-in to the wanted page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routes.filter((route) => Array.isArray(route.roles))),
        fc.nat(),
        (route, id) => {
          const wanted = `${route.path.replace(/:\w+/, String(id))}?Busca=A%20%26+B#x`;
          const toSignIn = decide(wanted, null);
          if (toSignIn.kind !== 'redirect') throw new Error('no sign-in');
          const roles = route.roles as readonly Role[];
          expect(decide(toSignIn.to, roles, '/')).toEqual(redirectTo(wanted));
          expect(decide(wanted, roles, toSignIn.to).kind).toBe('allow');
        },
      ),
    );
  });

  it('has a home for every user that opens', () => {
    fc.assert(
      fc.property(roles, (held) => {
        expect(decide(homeOf(held), held).kind).toBe('allow');
      }),
    );
  });
});
