import { describe, expect, it } from 'vitest';
import { supplierProgress } from './supplierProgress.ts';

describe('supplierProgress (SM-2)', () => {
  const asked = {
    novaFamilia: true,
    familiaId: 87,
    quantidadeCadastroProduto: 2,
    registered: 0,
    incomplete: 0,
  };

  it.each([
    [{ ...asked, familiaId: null }, 'ACadastrar'],
    [asked, 'Cadastrando'],
    [{ ...asked, registered: 1 }, 'Cadastrando'],
    [{ ...asked, registered: 2 }, 'Concluido'],
    [{ ...asked, registered: 2, incomplete: 1 }, 'Cadastrando'],
    [{ ...asked, novaFamilia: false }, 'ACadastrar'],
    [{ ...asked, novaFamilia: false, registered: 1 }, 'Cadastrando'],
    [{ ...asked, novaFamilia: false, registered: 2 }, 'Concluido'],
  ])('of %j is %s', (progress, status) => {
    expect(supplierProgress(progress)).toBe(status);
  });
});
