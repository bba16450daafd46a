import { describe, expect, it } from 'vitest';
import { contentDisposition } from './contentDisposition.ts';

describe('contentDisposition (RFC 6266)', () => {
  it.each([
    ['application/pdf', null, 'inline'],
    ['image/png', null, 'inline'],
    ['application/msword', null, 'attachment'],
    ['text/html', null, 'attachment'],
    ['image/svg+xml', null, 'attachment'],
    ['application/pdf', 'contrato.pdf', `inline; filename="contrato.pdf"; filename*=UTF-8''contrato.pdf`],
    [
      'application/msword',
      'Alvará São João (1).doc',
      `attachment; filename="Alvara Sao Joao (1).doc"; filename*=UTF-8''Alvar%C3%A1%20S%C3%A3o%20Jo%C3%A3o%20%281%29.doc`,
    ],
    [
      'image/png',
      'a"b\\c\r\nX-Y: 1;.png',
      `inline; filename="a_b_cX-Y: 1;.png"; filename*=UTF-8''a%22b%5CcX-Y%3A%201%3B.png`,
    ],
    [
      'application/pdf',
      'nota\u202Efdp\u2066\u200F.exe\u0085.pdf',
      `inline; filename="notafdp.exe.pdf"; filename*=UTF-8''notafdp.exe.pdf`,
    ],
    ['image/png', '\ud800.png', `inline; filename="_.png"; filename*=UTF-8''%EF%BF%BD.png`],
  ])('sets how a browser handles %s named %j', (type, name, value) => {
    expect(contentDisposition(type, name)).toBe(value);
    expect(new Headers({ 'Content-Disposition': value }).get('content-disposition')).toBe(value);
  });
});
