import { describe, expect, it } from 'vitest';
import { hrefFromText, isSafeHref } from './safeHref.ts';

describe('isSafeHref', () => {
  it.each([
    'https://exemplo.com.br/a?b=c#d',
    'http://exemplo.com.br',
    'HTTPS://EXEMPLO.COM.BR',
    'mailto:ana@exemplo.com.br',
  ])('follows %s', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://exemplo.com.br/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://exemplo.com.br/1',
    'file:///etc/passwd',
    'ftp://exemplo.com.br',
    '/caminho',
    '../../etc',
    '#ancora',
    '//exemplo.com.br',
    'exemplo.com.br',
    'http://',
    'mailto:',
    'mailto:?subject=Ola',
    '',
  ])('does not follow %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});

describe('hrefFromText', () => {
  it.each([
    ['https://exemplo.com.br', 'https://exemplo.com.br'],
    ['  exemplo.com.br/produto ', 'https://exemplo.com.br/produto'],
    ['exemplo.com.br:8443', 'https://exemplo.com.br:8443'],
    ['http:/exemplo.com.br', 'http://exemplo.com.br/'],
    ['https:exemplo.com.br', 'https://exemplo.com.br/'],
    ['https://exemplo.com.br\\a', 'https://exemplo.com.br/a'],
    ['ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
    ['mailto:ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
    ['mailto:ana@exemplo.com.br?subject=Olá mundo', 'mailto:ana@exemplo.com.br?subject=Ol%C3%A1%20mundo'],
    ['https://exemplo.com.br/a b', 'https://exemplo.com.br/a%20b'],
  ])('takes %j as %s', (text, href) => {
    expect(hrefFromText(text)).toBe(href);
  });

  it.each([
    '',
    'exemplo',
    'javascript:alert(1)',
    'a.b:alert(1)',
    'https://a b',
    'mailto:',
    'data:text/html,x',
    '/produto',
  ])('refuses %j', (text) => {
    expect(hrefFromText(text)).toBeUndefined();
  });
});
