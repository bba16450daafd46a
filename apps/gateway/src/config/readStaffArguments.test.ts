import { describe, expect, it } from 'vitest';
import { SettingsError } from './readSettings.ts';
import { readStaffArguments } from './readStaffArguments.ts';

describe('the command line of the command for staff (D25)', () => {
  it('reads a person with several roles', () => {
    const args = [
      '--email',
      ' ana@empresa.com.br ',
      '--name',
      'Ana Reis',
      '--role',
      'Diretoria',
      '--role',
      'Comercial',
    ];
    expect(readStaffArguments(args)).toEqual({
      email: 'ana@empresa.com.br',
      name: 'Ana Reis',
      roles: ['Diretoria', 'Comercial'],
      showLink: false,
    });
  });

  it('reads an e-mail alone, the link, and the right spelling of a role (CON-07)', () => {
    expect(
      readStaffArguments(['--email', 'ana@empresa.com.br', '--role', 'ComercialGeradorLink', '--link']),
    ).toEqual({
      email: 'ana@empresa.com.br',
      name: null,
      roles: ['ComericalGeradorLink'],
      showLink: true,
    });
  });

  it.each([
    [[], 'Uso: npm run staff'],
    [['--cargo', 'Diretoria'], 'Uso: npm run staff'],
    [['ana@empresa.com.br'], 'Uso: npm run staff'],
    [['--email', 'ana'], '--email não é um endereço de e-mail: ana'],
    [
      ['--email', 'ana@empresa.com.br', '--role', 'Chefe'],
      'Função desconhecida: Chefe. As da equipe são: Contabil,',
    ],
    [['--email', 'ana@empresa.com.br', '--role', 'Fornecedor'], 'Função desconhecida: Fornecedor.'],
  ])('refuses %j in one line', (args, text) => {
    const read = () => readStaffArguments(args);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(text);
  });
});
