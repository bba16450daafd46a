import { getCnae } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { listBanks } from './banks.ts';
import { cnaeCodes } from './cnaeCodes.ts';
import { listCnaes } from './cnaes.ts';
import { listCities, listStates } from './places.ts';

describe('places', () => {
  it('lists the 27 states', () => {
    const states = listStates();
    expect(states).toHaveLength(27);
    expect(new Set(states.map(({ sigla }) => sigla)).size).toBe(27);
    expect(states).toContainEqual({ id: 31, nome: 'Minas Gerais', sigla: 'MG' });
  });

  it('lists the 5,571 municipalities, each once and in its state', () => {
    const cities = listCities();
    const states = new Set(listStates().map(({ id }) => id));
    expect(cities).toHaveLength(5_571);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(5_571);
    expect(cities.filter(({ estadoId }) => !states.has(estadoId))).toEqual([]);
    expect(cities.filter(({ estadoId }) => estadoId === 31)).toHaveLength(853);
    expect(cities).toContainEqual({ id: 3_106_200, nome: 'Belo Horizonte', estadoId: 31 });
  });
});

describe('banks', () => {
  it('gives every bank a code of three digits and an ISPB of eight, both once', () => {
    const banks = listBanks();
    expect(banks.length).toBeGreaterThan(400);
    expect(banks.filter(({ codigo, ispb }) => !/^\d{3}$/.test(codigo) || !/^\d{8}$/.test(ispb))).toEqual([]);
    expect(new Set(banks.map(({ codigo }) => codigo)).size).toBe(banks.length);
    expect(new Set(banks.map(({ ispb }) => ispb)).size).toBe(banks.length);
  });

  it.each([
    ['001', '00000000'],
    ['104', '00360305'],
    ['237', '60746948'],
  ])('knows bank %s', (codigo, ispb) => {
    expect(listBanks().find((bank) => bank.codigo === codigo)?.ispb).toBe(ispb);
  });
});

describe('economic activities', () => {
  it('lists exactly the codes that the library knows', () => {
    // Subclasses end in 00 to 29 or in 90 to 99: the rest of the ten million numbers need not be asked.
    const known: string[] = [];
    for (let stem = 0; stem < 100_000; stem += 1) {
      for (let ending = 0; ending < 100; ending = ending === 29 ? 90 : ending + 1) {
        const code = `${String(stem).padStart(5, '0')}${String(ending).padStart(2, '0')}`;
        if (getCnae(code) !== null) known.push(code);
      }
    }
    expect(cnaeCodes).toEqual(known);
  });

  it('gives seven digits and a tidy description', () => {
    const wrong = listCnaes().filter(
      ({ codigo, descricao }) =>
        !/^\d{7}$/.test(codigo) || descricao === '' || /\s{2}|^\s|\s$/.test(descricao),
    );
    expect(wrong).toEqual([]);
  });
});
