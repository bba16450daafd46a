import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameLines } from './nameLines.ts';

describe('nameLines', () => {
  it('leaves a short name, and one long word, to the browser', () => {
    expect(nameLines('ACUCAR CANANORTE SABORES 500 G')).toBeUndefined();
    expect(nameLines('X'.repeat(60))).toBeUndefined();
  });

  it('keeps the end by which long names are told apart', () => {
    expect(nameLines('ACUCAR CANANORTE SABORES DO CAMPO CRISTAL PACOTE 500 G')).toEqual([
      'ACUCAR CANANORTE SABORES DO CAMPO ',
      'CRISTAL PACOTE 500 G',
    ]);
    expect(nameLines('ACUCAR CANANORTE SABORES DO CAMPO CRISTAL PACOTE 750 G')?.[1]).toMatch(/750 G$/);
  });

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const lines = nameLines(name);
        expect(lines ? lines.join('') : name).toBe(name);
      }),
    );
  });

  it.each([
    ['aprovador@demo.portal.br', ['aprovador', '@demo.portal.br']],
    ['@demo', undefined],
    ['CAIXA 12 @ 3', undefined],
  ])('breaks an e-mail before its @: %s', (text, parts) => {
    expect(nameLines(text)).toEqual(parts);
  });
});
