import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { href } from '../access/href.ts';
import { routes } from '../access/routes.ts';
import { type BrowserError, scrubBrowserError, scrubMessage } from './browserError.ts';

const report: BrowserError = {
  tipo: 'Tela',
  nome: 'TypeError',
  mensagem: 'x is not a function',
  lugar: 'BrandsPage-B1xk3cJw.js:1:20417',
  pagina: routes[0].path,
  versao: 'index-Bg53hzoZ.js',
  codigo: '7f3a9c21d4e8b605',
};

describe('a message', () => {
  it.each([
    ['x is not a function', 'x is not a function'],
    [
      "Cannot read properties of undefined (reading 'Ana')",
      'Cannot read properties of undefined (reading …)',
    ],
    ['Not an address of a gateway: "ana.reis"', 'Not an address of a gateway: …'],
    [
      'Unexpected token \'A\', "Ana Silva"... is not valid JSON',
      'Unexpected token …, …... is not valid JSON',
    ],
    ["Can't find Ana's row 'Ana", "Can't find Ana's row …"],
    ['“Ana” ‘Ana’ «Ana» `Ana`', '… … … …'],
    ['sent to ana.reis@empresa.com.br.', 'sent to …'],
    ['CNPJ 11.222.333/0001-81 is taken', 'CNPJ … is taken'],
    ['CNPJ 11222333000181 is taken', 'CNPJ … is taken'],
    ['CNPJ 12ABC34501DE35 is taken', 'CNPJ … is taken'],
    ['CNPJ AB.CDE.FGH/IJKL-35 is taken', 'CNPJ … is taken'],
    ['CPF 123.456.789-09', 'CPF …'],
    ['call +55 (31) 98765-4321 now', 'call +… now'],
    ['born on 01/02/1990', 'born on …'],
    ['Failed to fetch https://portal.example/produtos/42?busca=Ana', 'Failed to fetch …'],
    ['id 0b0e1c5e-7a55-4c0e-9d0f-2f3d5f0d8a11 is gone', 'id … is gone'],
    ['token eyJhbGciOiJIUzIJNiIsInRYcCIhkpXVCJ', 'token …'],
    ['Minified React error #185', 'Minified React error #185'],
    ['two\nlines\u202e', 'two lines'],
  ])('%s is reported as %s', (message, scrubbed) => {
    expect(scrubMessage(message)).toBe(scrubbed);
  });

  it('has at most 200 characters, however long it was', () => {
    expect(scrubMessage('word '.repeat(1_000))).toHaveLength(200);
  });

  it('keeps no quoted text, e-mail or long number, wherever they stand', () => {
    const secret = fc.stringMatching(/^[A-Z][a-z]{9}$/);
    const digits = fc.stringMatching(/^\d{4,14}$/);
    const words = fc.stringMatching(/^[a-z ]{0,30}$/);
    fc.assert(
      fc.property(secret, digits, words, words, (name, number, before, after) => {
        const text = scrubMessage(`${before} "${name}" ${name}@x.br ${after} ${number} '${name}' ${number}`);
        expect(text).not.toContain(name);
        expect(text).not.toContain(number);
      }),
    );
  });

  it('is the same when it is scrubbed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        const once = scrubMessage(message);
        expect(scrubMessage(once)).toBe(once);
      }),
    );
  });

  it('is scrubbed in the time of a blink, however it is made', () => {
    const begun = process.cpuUsage();
    for (const part of ["'", '"', '1 ', '1a', 'a1.', '@', '“', 'http://', 'A1'])
      scrubMessage(part.repeat(100_000));
    expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
  });
});

describe('a report', () => {
  it('stays as it is when nothing in it tells of a person', () => {
    expect(scrubBrowserError(report)).toEqual(report);
  });

  it.each([
    ['nome', 'Ana Silva', 'Error'],
    ['lugar', 'https://portal.example/produtos/42', null],
    ['lugar', 'Ana Silva', null],
    ['pagina', href('catalogue-family', { id: 42 }), null],
    ['versao', '11222333000181', null],
    ['codigo', 'ana@empresa.com.br', null],
  ] as const)('loses what has another form: %s %s', (field, value, left) => {
    expect(scrubBrowserError({ ...report, [field]: value })).toEqual({ ...report, [field]: left });
  });

  it('keeps the route of every page', () => {
    for (const { path } of routes) expect(scrubBrowserError({ ...report, pagina: path }).pagina).toBe(path);
  });
});
