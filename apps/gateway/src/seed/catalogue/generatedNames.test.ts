import { describe, expect, it } from 'vitest';
import { familyName, productName } from './generatedNames.ts';

const POWER = { descricao: 'POTENCIA', sigla: 'W' };
const VOLTS = { descricao: 'VOLTS', sigla: 'V' };
const MILLILITRE = { descricao: 'MILILITRO', sigla: 'ML' };
const LITRE = { descricao: 'LITRO', sigla: 'L' };

describe('familyName', () => {
  it.each([
    ['SH', 'Pantene', 400, MILLILITRE, 'Liso  Extremo', 'SH PANTENE 400ML LISO EXTREMO'],
    ['SEC', 'Taiff', 220, VOLTS, 'Titanium', 'SEC TAIFF TITANIUM'],
    ['SEC', 'Taiff', 2000, POWER, 'Titanium', 'SEC TAIFF 2000W TITANIUM'],
    ['OLEO', 'Liza', 1.5, LITRE, null, 'OLEO LIZA 1,5L'],
  ])('joins %s %s %d', (sigla, marca, volumetria, tipoVolumetria, colecao, nome) => {
    expect(familyName({ sigla, marca, volumetria, tipoVolumetria, colecao })).toBe(nome);
  });
});

describe('productName', () => {
  const family = {
    sigla: 'SH',
    marca: 'Pantene',
    colecao: 'Liso Extremo',
    volumetria: 400,
    tipoVolumetria: MILLILITRE,
  };

  it('puts the variation before the volume', () => {
    const parts = { ...family, familiaNome: '', kit: false, variacao: 'Macadâmia ', voltagem: null };
    expect(productName(parts)).toBe('SH PANTENE LISO EXTREMO MACADÂMIA 400ML');
  });

  it('ends with the voltage', () => {
    const parts = {
      ...family,
      tipoVolumetria: POWER,
      familiaNome: '',
      kit: false,
      variacao: 'Preto',
      voltagem: '127V',
    };
    expect(productName(parts)).toBe('SH PANTENE LISO EXTREMO PRETO 400W 127V');
  });

  it('names a kit after its family', () => {
    const parts = {
      ...family,
      familiaNome: 'KIT SH DOVE 400ML HIDRATA',
      kit: true,
      variacao: 'Intenso',
      voltagem: null,
    };
    expect(productName(parts)).toBe('KIT SH DOVE 400ML HIDRATA INTENSO');
  });
});
