import { describe, expect, it } from 'vitest';
import { isSameValue } from '../conflict/isSameValue.ts';
import { copyValues } from './copyValues.ts';

describe('copyValues', () => {
  it('keeps what stood in a form while the form goes on', () => {
    const values = { nome: 'A', linhas: [{ preco: 1 }], vazio: null };
    const copied = copyValues(values);
    values.linhas[0] = { preco: 2 };
    expect(copied).toEqual({ nome: 'A', linhas: [{ preco: 1 }], vazio: null });
  });

  it('holds the same files, which are known by themselves', () => {
    const values = { fotos: [{ file: new File(['x'], 'a.png'), ordem: 0 }] };
    expect(isSameValue(copyValues(values), values)).toBe(true);
    expect(isSameValue(structuredClone(values), values)).toBe(false);
  });
});
