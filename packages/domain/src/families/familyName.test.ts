import { normalizeLine } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyName, isKit, isPowerType, volumeLabel } from './familyName.ts';
import { isVoltsType, type NamedVolume } from './nameParts.ts';

const POWER = { descricao: 'POTENCIA', sigla: 'W' };
const VOLTS = { descricao: ' Volts ', sigla: 'V' };
const MILLILITRE = { descricao: 'MILILITRO', sigla: 'ML' };
const LITRE = { descricao: 'LITRO', sigla: ' L ' };

const volume = (volumetria: number | null, tipo = MILLILITRE): NamedVolume => ({ volumetria, tipo });

describe('familyName', () => {
  it.each([
    ['SH', 'Pantene', [volume(400)], null, 'Liso  Extremo', 'SH PANTENE 400ML LISO EXTREMO'],
    [
      'KIT SH',
      'Dove',
      [volume(400), volume(200)],
      'sh+co',
      'Hidrata',
      'KIT SH DOVE 400ML + 200ML SH+CO HIDRATA',
    ],
    ['SEC', 'Taiff', [volume(220, VOLTS)], null, 'Titanium', 'SEC TAIFF TITANIUM'],
    ['SEC', 'Taiff', [volume(2000, POWER)], null, 'Titanium', 'SEC TAIFF 2000W TITANIUM'],
    ['OLEO', 'Liza', [volume(1.5, LITRE)], null, '', 'OLEO LIZA 1,5L'],
    ['OLEO', 'Liza', [volume(null)], null, null, 'OLEO LIZA'],
    ['OLEO', 'Liza', [volume(null), volume(0.0625, LITRE)], null, null, 'OLEO LIZA 0,0625L'],
    ['OLEO', 'Liza', [volume(12000.5)], null, null, 'OLEO LIZA 12000,5ML'],
    ['OLEO', 'Liza', [], null, null, 'OLEO LIZA'],
    ['', '', [], null, null, ''],
    ['SH', ' maçã\n\tverde ', [], null, 'straße', 'SH MAÇÃ VERDE STRAßE'],
    ['SH', 'Dove', [volume(400)], 'LIVRE', null, 'SH DOVE 400ML'],
  ] as const)(
    'names %s %s %j %s %s (C-1, G-22, GAP-50, BIZ-20)',
    (sigla, marca, volumes, descricaoLivre, colecao, nome) => {
      expect(familyName({ sigla, marca, volumes, descricaoLivre, colecao })).toBe(nome);
    },
  );

  it('takes the free description wherever the flag says kit', () => {
    const parts = { marca: 'Dove', volumes: [], descricaoLivre: 'SH+CO', colecao: null };
    expect(familyName({ ...parts, sigla: 'SH', kit: true })).toBe('SH DOVE SH+CO');
    expect(familyName({ ...parts, sigla: 'KITSH', kit: false })).toBe('KITSH DOVE');
  });

  it('never has two spaces, a space at an end or a small letter', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, fc.nat(9_999), (sigla, marca, colecao, number) => {
        const parts = { sigla, marca, colecao, descricaoLivre: colecao, volumes: [volume(number)] };
        const nome = familyName(parts);
        expect(nome).not.toMatch(/\s\s|^\s|\s$|[a-zà-öø-þ]/u);
        expect(nome).toBe(normalizeLine(nome));
      }),
    );
  });
});

it.each([
  [{ sigla: 'SH', kit: true }, true],
  [{ sigla: 'KIT', kit: false }, false],
  [{ sigla: 'MiniKiT' }, true],
  [{ sigla: 'kit', kit: null }, true],
  [{ sigla: 'SH' }, false],
])('isKit of %j is %j (CON-18, FMC-033)', (category, expected) => {
  expect(isKit(category)).toBe(expected);
});

it.each([
  ['VOLTS', true, false, 'Volume'],
  [' volts ', true, false, 'Volume'],
  ['VOLT', false, false, 'Volume'],
  ['POTENCIA', false, true, 'Watts(W)'],
  ['potencia ', false, true, 'Watts(W)'],
  ['LITRO', false, false, 'Volume'],
])('knows the volume type %j (FMC-030, FMC-032, PRD-039, BIZ-17)', (descricao, volts, power, label) => {
  expect(isVoltsType({ descricao })).toBe(volts);
  expect(isPowerType({ descricao })).toBe(power);
  expect(volumeLabel({ descricao })).toBe(label);
});

it('labels the volume before a type is chosen', () => {
  expect(volumeLabel(null)).toBe('Volume');
});
