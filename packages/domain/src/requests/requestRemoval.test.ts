import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles/roles.ts';
import { familyRequestRemovalRefusal } from './requestRemoval.ts';

const family = (cadastroEnviado: boolean, statusFamiliaComercial: string) => ({
  cadastroEnviado,
  statusFamiliaComercial,
});

describe('removing a family from its request (SOL-006, SM-1)', () => {
  it.each([
    [false, 'ACadastrar', true],
    [false, 'Cadastrando', true],
    [false, 'Concluido', true],
    [true, 'Aguardando', false],
    [true, 'Validado', false],
    [true, 'Aprovado', false],
    [true, 'Recusado', true],
  ])('sent %s, family %s: %s', (sent, status, removable) => {
    const refusal = familyRequestRemovalRefusal(['Comercial'], family(sent, status));
    expect(refusal).toBe(removable ? null : 'Já enviado para análise: só é excluído o que foi recusado');
  });

  it('is for those who open requests', () => {
    const may = ROLES.filter(
      (role) => familyRequestRemovalRefusal([role], family(false, 'ACadastrar')) === null,
    );
    expect(may).toEqual(['Comercial', 'ComericalGeradorLink']);
    expect(familyRequestRemovalRefusal(['Contabil'], family(false, 'ACadastrar'))).toBe(
      'Somente quem abre solicitações exclui itens',
    );
  });
});
