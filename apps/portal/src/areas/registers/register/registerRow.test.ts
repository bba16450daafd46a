import { describe, expect, it } from 'vitest';
import { registerRow } from './registerRow.ts';

interface Row {
  id: number;
  kit?: boolean;
  versao?: number;
}

describe('registerRow', () => {
  it('takes a row with every field of the register, whatever its value', () => {
    const row: Row = { id: 1, kit: false, versao: 0 };
    expect(registerRow(row, ['kit', 'versao'])).toBe(row);
  });

  it('refuses a row of the short list, which could not be saved (D7)', () => {
    const row: Row = { id: 1, kit: false };
    expect(() => registerRow(row, ['kit', 'versao'])).toThrow('lacks versao');
  });
});
