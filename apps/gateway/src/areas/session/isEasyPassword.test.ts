import { describe, expect, it } from 'vitest';
import { isEasyPassword } from './isEasyPassword.ts';

const owner = {
  email: 'marina.alves@tresirmaos.com.br',
  cnpj: '11222333000181',
  name: 'Comércio Três Irmãos',
};

describe('a new password that is easily guessed (D25)', () => {
  it.each([
    'Portal@2026',
    'Senha123',
    'SENHA@2026!',
    'S3nh@2026',
    'P@ssw0rd1',
    'Fornecedor2026',
    '2026Brasil!',
    'Mudar123',
    'Flamengo10',
    'Março2026',
    'Bem-vindo1',
    'Maria1985',
    'qwerty123',
    'Asdf1234',
    'qwe123asd',
    'abcdefg1',
    '1q2w3e4r',
    '1qaz2wsx',
    'A1b2c3d4',
    'abc1abc1',
    'aaaaaaa1',
    'aaa111aaa',
    'a1a1a1a1',
    'marina.alves1',
    'Marina2026',
    'Alves@2026',
    'Tresirmaos1',
    'Comercio#26',
    'x11222333',
    '11222333000181a',
  ])('%s', (password) => {
    expect(isEasyPassword(password, owner)).toBe(true);
  });

  it.each([
    'Trilho-Verde-7',
    'Segura2026',
    'Outra-senha-2',
    'Senha-de-teste-1',
    'Escolhida2027',
    'Trocada-33',
    'cadeira azul 9 nuvens',
    'marina comeu 3 pitangas',
    'k7#vQ2!mXp',
    '9 tijolos',
  ])('is not %s', (password) => {
    expect(isEasyPassword(password, owner)).toBe(false);
  });

  it('knows nothing of an owner without name and CNPJ', () => {
    const staff = { email: 'bo@x.com.br', cnpj: null, name: null };
    expect(isEasyPassword('Marina-2026', staff)).toBe(false);
    expect(isEasyPassword('bo-2026-bo', staff)).toBe(false);
  });
});
