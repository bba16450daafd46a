import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/anyText.ts';
import { matchRoute } from './matchRoute.ts';
import { REDIRECT_MAX_BYTES, safeRedirect } from './safeRedirect.ts';

const uuid = '3f2b8c1e-9d4a-4e6b-8a71-0c5d2e9f7b13';

const accepted: readonly [value: string, target: string][] = [
  ['/', '/'],
  ['/produtos/catalogo', '/produtos/catalogo'],
  ['/produtos/catalogo/', '/produtos/catalogo/'],
  ['/produtos/catalogo/42', '/produtos/catalogo/42'],
  [`/produtos/catalogo/${uuid}`, `/produtos/catalogo/${uuid}`],
  ['/fornecedor/fornecedor/cadastro', '/fornecedor/fornecedor/cadastro'],
  ['/requisicao-de-compras/requisitar?requestId=42', '/requisicao-de-compras/requisitar?requestId=42'],
  [
    '/produtos/solicitacoes?Busca=A%26B&Pagina=2#linha-3',
    '/produtos/solicitacoes?Busca=A%26B&Pagina=2#linha-3',
  ],
  ['/produtos/catalogo?voltar=https://evil.com', '/produtos/catalogo?voltar=https://evil.com'],
  ['/produtos/catalogo?busca=café', '/produtos/catalogo?busca=caf%C3%A9'],
  ['/produtos/./catalogo', '/produtos/catalogo'],
  ['/x/../produtos/catalogo', '/produtos/catalogo'],
  ['/..//produtos/catalogo', '/produtos/catalogo'],
  ['/x/..', '/'],
];

const refused: readonly [className: string, values: readonly string[]][] = [
  ['nothing', ['', ' ']],
  [
    'another site by scheme',
    [
      'https://evil.com',
      'http://evil.com/produtos/catalogo',
      'https:evil.com',
      'https:/evil.com',
      'HTTPS://EVIL.COM',
      'ftp://evil.com',
      'https://portal.example/produtos/catalogo',
      'https://portal.invalid/produtos/catalogo',
      'https:///evil.com',
      'https:\\\\evil.com',
      '://evil.com',
      ':foo',
    ],
  ],
  [
    'a scheme that runs or shows something',
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'blob:https://evil.com/1',
      'file:///etc/passwd',
    ],
  ],
  [
    'another site without scheme',
    [
      '//evil.com',
      '///evil.com',
      '////evil.com',
      '//evil。com',
      '//evil%E3%80%82com',
      '//0.0.0.0',
      '//127.1',
      '//[::1]/',
      '//evil.com@portal.example/',
      '//portal.example@evil.com',
      '//evil.com:80/produtos/catalogo',
      '//%65vil.com',
      '//evil.com/produtos/catalogo',
      '//evil.com/..;/',
      '//',
      '///',
      '//google%00.com',
      '//portal.invalid/produtos/catalogo',
      '//PORTAL.INVALID/',
    ],
  ],
  [
    'backslashes',
    [
      '/\\evil.com',
      '\\\\evil.com',
      '\\evil.com',
      '\\/evil.com',
      '/\\/evil.com',
      '/\\\\evil.com',
      '//\\evil.com',
      '/./\\evil.com',
      '\\produtos\\catalogo',
      '/produtos\\catalogo',
      '/produtos/catalogo?busca=\\',
      '/produtos/catalogo#\\',
    ],
  ],
  [
    'control characters',
    [
      '/\t/evil.com',
      '/\n/evil.com',
      '/\r/evil.com',
      '/\r\n/evil.com',
      '\t//evil.com',
      '\n/produtos/catalogo',
      '/produtos/catalogo\n',
      '/prod\tutos/catalogo',
      '/\u0000/evil.com',
      '/produtos/catalogo\u0000',
      '/\u007F/evil.com',
      '/\u0085/evil.com',
      '/produtos/catalogo?x=\r\nSet-Cookie:a=b',
      'not-starting-with-a-slash\n/produtos/catalogo',
    ],
  ],
  [
    'no slash at the beginning',
    [
      'evil.com',
      'produtos/catalogo',
      './produtos/catalogo',
      '../evil.com',
      '?redirect=/',
      '#/produtos',
      ' /produtos/catalogo',
      '@evil.com',
      '.evil.com',
      '\u00A0/produtos/catalogo',
      '\uFEFF/produtos/catalogo',
    ],
  ],
  [
    'a path that only becomes one of another site later',
    [
      '/..//evil.com',
      '/foo/..//evil.com',
      '/.//evil.com',
      '/%2e%2e//evil.com',
      '/%2F/evil.com',
      '/%2Fevil.com',
      '/%5Cevil.com',
      '/%5c%5cevil.com',
      '/%09/evil.com',
      '/%0d%0aevil.com',
      '/%0a/evil.com',
      '/%252Fevil.com',
      '/..%2F%5cevil.com%2F%3f%2F..%2F..',
      '/@evil.com',
      '/.evil.com',
      '/;@evil.com',
      '/〱evil.com',
      '/ㆍevil.com',
      '/／evil.com',
    ],
  ],
  [
    'a path that is no page of this site',
    [
      '/evil.com',
      '/produtos',
      '/produtosx',
      '/produtos/catalogo/..',
      '/produtos/catalogo/abc',
      '/produtos/catalogo/../../api/usuarios',
      '/api/usuarios/login',
      '/assets/index.js',
      '/produtos//catalogo',
      '/produtos/%63atalogo',
      '/Produtos/Catalogo',
      '/produtos/catalogo;x=1',
      '/signin/..//nada',
    ],
  ],
  [
    'a page that needs no session, where a redirect would loop',
    [
      '/signin',
      '/signin/',
      '/signin/backoffice',
      '/signup',
      '/authentication',
      '/signin?redirect=/signin',
      '/signin#x',
      '/x/../signin',
      '/authentication?token=a&refreshToken=b',
    ],
  ],
  [
    'tokens, which only the hand-over may bring in (D14)',
    [
      '/?token=a&refreshToken=b',
      '/produtos/catalogo?token=a',
      '/produtos/catalogo?x=1&refreshToken=b',
      '/produtos/catalogo?%74oken=a',
    ],
  ],
  [
    'more than 2 KB',
    [
      `/produtos/catalogo?x=${'a'.repeat(REDIRECT_MAX_BYTES)}`,
      `/produtos/catalogo?x=${'é'.repeat(400)}`,
      `${'/x/..'.repeat(500)}/produtos/catalogo`,
    ],
  ],
];

describe('safeRedirect', () => {
  it.each(accepted)('takes %o as %o (FND-028)', (value, target) => {
    expect(safeRedirect(value)).toBe(target);
  });

  describe.each(refused)('refuses %s (D5, GAP-23, AUTH-04)', (_className, values) => {
    it.each(values)('%o', (value) => {
      expect(safeRedirect(value)).toBeNull();
    });
  });

  it('refuses a missing value', () => {
    expect(safeRedirect(null)).toBeNull();
    expect(safeRedirect(undefined)).toBeNull();
  });

  it('takes exactly 2 KB and no byte more', () => {
    const start = '/produtos/catalogo?x=';
    const longest = start + 'a'.repeat(REDIRECT_MAX_BYTES - start.length);
    expect(safeRedirect(longest)).toBe(longest);
    expect(safeRedirect(`${longest}a`)).toBeNull();
  });

  it('asks the table it gets', () => {
    const table = [{ path: '/so-aqui', name: 'x', title: 'X', roles: 'all' }] as const;
    expect(safeRedirect('/so-aqui', table)).toBe('/so-aqui');
    expect(safeRedirect('/produtos/catalogo', table)).toBeNull();
  });

  const nasty = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          '//',
          '..',
          '.',
          '\t',
          '\n',
          '%2f',
          '%5c',
          '%2e',
          '@',
          ':',
          '?',
          '#',
          'https:',
          'evil.com',
          '。',
          'produtos',
          '/produtos/catalogo',
          '42',
          'signin',
          'token=a',
        ),
        anyText({ maxLength: 3 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));

  it('gives nothing but a page of this site that needs a session, however the value is made', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((tail) => `/${tail}`),
          nasty.map((tail) => `/produtos/catalogo${tail}`),
        ),
        (value) => {
          const target = safeRedirect(value);
          if (target === null) return;
          expect(target).toMatch(/^\/(?![/\\])[^\s\\]*$/);
          for (const base of ['https://portal.example/signin', 'http://localhost:5173/a/b']) {
            const url = new URL(target, base);
            expect(url.origin).toBe(new URL(base).origin);
            expect(new URL(url.pathname, base).origin).toBe(url.origin);
            expect(matchRoute(url.pathname)?.route.roles).not.toBe('open');
            expect(matchRoute(url.pathname)).not.toBeNull();
          }
          expect(safeRedirect(target)).toBe(target);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
