import { describe, expect, it } from 'vitest';
import { staffInvitationSchema } from './staffFields.ts';

const ana = { nome: 'Ana Reis', email: 'ana.reis@empresa.com.br', funcoes: ['Comercial'] };

/** Messages by field. */
function problemsOf(change: object): Record<string, string> {
  const { error } = staffInvitationSchema.safeParse({ ...ana, ...change });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('an invitation to the staff (D25)', () => {
  it('keeps the letters of a name, and each role once in its order', () => {
    const funcoes = ['Diretoria', 'Contabil', 'Diretoria'];
    expect(
      staffInvitationSchema.parse({ nome: '  Ana   Reis ', email: ' Ana@Empresa.com.br ', funcoes }),
    ).toEqual({
      nome: 'Ana Reis',
      email: 'Ana@Empresa.com.br',
      funcoes: ['Contabil', 'Diretoria'],
    });
  });

  it.each([
    ['no name', { nome: ' ' }, { nome: 'Campo obrigatório' }],
    ['a long name', { nome: 'A'.repeat(101) }, { nome: 'Digite no máximo 100 caracteres' }],
    ['no e-mail', { email: '' }, { email: 'Campo obrigatório' }],
    ['a wrong e-mail', { email: 'ana@empresa' }, { email: 'Digite um e-mail válido' }],
    ['no role', { funcoes: [] }, { funcoes: 'Escolha ao menos uma função' }],
    ['the role of suppliers', { funcoes: ['Fornecedor'] }, { funcoes: 'Escolha funções da lista' }],
    ['an unknown role', { funcoes: ['Chefe'] }, { funcoes: 'Escolha funções da lista' }],
    [
      'a validator alone (CON-08)',
      { funcoes: ['ComercialValidadores', 'Contabil'] },
      { funcoes: 'Comercial Validadores vale somente junto de Comercial' },
    ],
  ])('refuses %s', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it.each([
    [['Comercial', 'ComercialValidadores']],
    [['Comercial', 'ComercialAprovadores', 'Diretoria']],
    [['ComericalGeradorLink']],
    [['Ecommerce', 'Contabil']],
  ])('takes %j (FND-051)', (funcoes) => {
    expect(problemsOf({ funcoes })).toEqual({});
  });
});
