import { describe, expect, it, vi } from 'vitest';
import { isSafeAddress, kindOf } from './shownDocument.ts';

describe('an address', () => {
  it.each([
    ['https://storage.exemplo.com.br/a.pdf?assinatura=1', true],
    ['http://localhost:3000/a.pdf', true],
    ['blob:https://portal.exemplo.com.br/6f1c', true],
    ['/api/fornecedores/1/documentos/2', true],
    ['javascript:alert(1)', false],
    [' java\nscript:alert(1)', false],
    ['JAVASCRIPT:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['vbscript:x', false],
    ['file:///etc/passwd', false],
    ['about:blank', false],
    ['https://[', false],
  ])('%j may be shown: %s', (address, expected) => {
    expect(isSafeAddress(address)).toBe(expected);
  });

  it('is read without what Node 20 lacks', () => {
    const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect(isSafeAddress('/a.pdf')).toBe(true);
    parse.mockRestore();
  });
});

it.each([
  ['contrato.PDF', 'pdf'],
  ['fachada.png', 'image'],
  ['fachada.JPEG', 'image'],
  ['contrato.docx', 'other'],
  ['desenho.svg', 'other'],
  ['pagina.html', 'other'],
  ['toString', 'other'],
  ['a.constructor', 'other'],
])('%s is shown as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
