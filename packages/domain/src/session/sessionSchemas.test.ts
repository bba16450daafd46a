import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { PRIVACY_NOTICE_VERSION } from '../privacy/privacyNotice.ts';
import { passwordChangeBodySchema, passwordChangeSchema } from './passwordChangeSchemas.ts';
import { staffSignInSchema, supplierSignInSchema } from './signInSchemas.ts';
import { signUpBodySchema, signUpSchema } from './signUpSchemas.ts';

function messages(schema: z.ZodMiniType, value: unknown): string[] {
  return (
    schema.safeParse(value).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  );
}

const valid = {
  cnpj: '12.abc.345/01de-35',
  email: ' Maria@Empresa.com.br ',
  senha: 'segredo 1',
  confirmarSenha: 'segredo 1',
  avisoPrivacidade: true,
};

describe('supplierSignInSchema', () => {
  it('gives the bare CNPJ and the password exactly as typed (GAP-01, FRM-16, D18)', () => {
    expect(supplierSignInSchema.parse({ cnpj: '12.abc.345/01de-35', senha: ' Se nha ' })).toEqual({
      cnpj: '12ABC34501DE35',
      senha: ' Se nha ',
    });
  });

  it.each([{}, { cnpj: '', senha: '' }, { cnpj: ' .-/ ', senha: null }])(
    'asks once for each empty field of %o',
    (value) => {
      expect(messages(supplierSignInSchema, value)).toEqual([
        'cnpj: Campo obrigatório',
        'senha: Campo obrigatório',
      ]);
    },
  );

  it.each([
    ['1', 'Digite um CNPJ válido'],
    ['00.000.000/0000-00', 'Digite um CNPJ válido'],
    ['11222333000180', 'CNPJ inválido: DV esperado 81'],
    ['12ABC34501DE53', 'CNPJ inválido: DV esperado 35'],
  ])('refuses the CNPJ %s (D2)', (cnpj, text) => {
    expect(messages(supplierSignInSchema, { cnpj, senha: 'x' })).toEqual([`cnpj: ${text}`]);
  });
});

describe('staffSignInSchema', () => {
  it('drops the spaces around the e-mail and keeps its letter case (D18)', () => {
    expect(staffSignInSchema.parse({ email: ' Maria@Empresa.com ', senha: 'x' })).toEqual({
      email: 'Maria@Empresa.com',
      senha: 'x',
    });
  });

  it('asks once for each empty field', () => {
    expect(messages(staffSignInSchema, { email: '  ', senha: '' })).toEqual([
      'email: Campo obrigatório',
      'senha: Campo obrigatório',
    ]);
  });

  it.each(['maria', 'maria@empresa', 'ma ria@empresa.com', 'a@b@c.d'])(
    'refuses the e-mail %o (FND-093)',
    (email) => {
      expect(messages(staffSignInSchema, { email, senha: 'x' })).toEqual(['email: Digite um e-mail válido']);
    },
  );
});

describe('signUpSchema', () => {
  it('takes a whole form (GAP-01)', () => {
    expect(signUpSchema.parse(valid)).toEqual({
      cnpj: '12ABC34501DE35',
      email: 'Maria@Empresa.com.br',
      senha: 'segredo 1',
      confirmarSenha: 'segredo 1',
      avisoPrivacidade: true,
    });
  });

  it('asks once for each empty field, and for the privacy notice (D31)', () => {
    const required = [
      ...['cnpj', 'email', 'senha', 'confirmarSenha'].map((field) => `${field}: Campo obrigatório`),
      'avisoPrivacidade: Leia e aceite o aviso de privacidade',
    ];
    const empty = { cnpj: '', email: '', senha: '', confirmarSenha: '', avisoPrivacidade: false };
    expect(messages(signUpSchema, {})).toEqual(required);
    expect(messages(signUpSchema, empty)).toEqual(required);
  });

  it.each([
    ['abcdef1', 'A senha deve ter no mínimo 8 caracteres'],
    ['😀😀😀😀a1', 'A senha deve ter no mínimo 8 caracteres'],
    ['12345678', 'A senha deve ter ao menos uma letra'],
    ['abcdefgh', 'A senha deve ter ao menos um número'],
    ['!!!!!!!!', 'A senha deve ter ao menos uma letra'],
  ])('says of the password %s one thing: %s', (senha, message) => {
    expect(messages(signUpSchema, { ...valid, senha, confirmarSenha: senha })).toEqual([`senha: ${message}`]);
  });

  it.each(['abcdefg1', '1234567ã', 'frase longa com 1 número'])('accepts the password %s', (senha) => {
    expect(messages(signUpSchema, { ...valid, senha, confirmarSenha: senha })).toEqual([]);
  });

  it('compares the passwords exactly', () => {
    const mismatch = ['confirmarSenha: As senhas não conferem'];
    expect(messages(signUpSchema, { ...valid, confirmarSenha: 'Segredo 1' })).toEqual(mismatch);
    expect(messages(signUpSchema, { ...valid, confirmarSenha: 'segredo 1 ' })).toEqual(mismatch);
  });

  it.each([
    [{ cnpj: '1' }, 'cnpj: Digite um CNPJ válido'],
    [{ email: '' }, 'email: Campo obrigatório'],
    [{ cnpj: undefined }, 'cnpj: Campo obrigatório'],
    [{ senha: 'curta' }, 'senha: A senha deve ter no mínimo 8 caracteres'],
  ])('reports a mismatch also while %j is wrong', (wrong, message) => {
    expect(messages(signUpSchema, { ...valid, ...wrong, confirmarSenha: 'outra' })).toEqual([
      message,
      'confirmarSenha: As senhas não conferem',
    ]);
  });

  it('does not compare with a confirmation that is still empty', () => {
    expect(messages(signUpSchema, { ...valid, confirmarSenha: '' })).toEqual([
      'confirmarSenha: Campo obrigatório',
    ]);
  });
});

describe('signUpBodySchema', () => {
  const body = { ...valid, avisoPrivacidade: PRIVACY_NOTICE_VERSION };

  it('is the form without the confirmation, under the same rules (D6)', () => {
    expect(signUpBodySchema.parse(body)).toEqual({
      avisoPrivacidade: PRIVACY_NOTICE_VERSION,
      cnpj: '12ABC34501DE35',
      email: 'Maria@Empresa.com.br',
      senha: 'segredo 1',
    });
    expect(messages(signUpBodySchema, { ...body, senha: 'abcdefgh' })).toEqual([
      'senha: A senha deve ter ao menos um número',
    ]);
  });

  it.each([
    [undefined, 'Campo obrigatório'],
    ['', 'Campo obrigatório'],
    ['2020-01-01', 'O aviso de privacidade mudou. Atualize a página, leia e aceite a versão nova.'],
  ])('refuses %j as the accepted version of the notice (D31)', (avisoPrivacidade, text) => {
    expect(messages(signUpBodySchema, { ...body, avisoPrivacidade })).toEqual([`avisoPrivacidade: ${text}`]);
  });
});

describe('passwordChangeSchema (D25)', () => {
  const change = { senhaAtual: 'segredo 1', senha: 'segredo 2', confirmarSenha: 'segredo 2' };

  it('takes the current password as it was typed, and another one twice', () => {
    expect(passwordChangeSchema.parse(change)).toEqual(change);
    expect(passwordChangeSchema.parse({ ...change, senhaAtual: ' x ' }).senhaAtual).toBe(' x ');
  });

  it('asks once for each empty field', () => {
    const required = ['senhaAtual', 'senha', 'confirmarSenha'].map((field) => `${field}: Campo obrigatório`);
    expect(messages(passwordChangeSchema, {})).toEqual(required);
    expect(messages(passwordChangeSchema, { senhaAtual: '', senha: '', confirmarSenha: '' })).toEqual(
      required,
    );
  });

  it.each(['abcdef1', '12345678', 'abcdefgh'])('refuses %s by the rules of the sign-up', (senha) => {
    const [problem] = messages(signUpSchema, { ...valid, senha, confirmarSenha: senha });
    expect(messages(passwordChangeSchema, { ...change, senha, confirmarSenha: senha })).toEqual([problem]);
  });

  it('refuses the current password as the new one, also while its repetition is wrong', () => {
    const same = 'senha: A nova senha deve ser diferente da atual';
    const repeated = { senhaAtual: 'segredo 1', senha: 'segredo 1' };
    expect(messages(passwordChangeSchema, { ...repeated, confirmarSenha: 'segredo 1' })).toEqual([same]);
    expect(messages(passwordChangeSchema, { ...repeated, confirmarSenha: 'outra' })).toEqual([
      'confirmarSenha: As senhas não conferem',
      same,
    ]);
    expect(messages(passwordChangeBodySchema, repeated)).toEqual([same]);
  });

  it('takes a password that differs in letter case or a space', () => {
    for (const senha of ['Segredo 1', 'segredo 1 ']) {
      expect(passwordChangeBodySchema.safeParse({ senhaAtual: 'segredo 1', senha }).success).toBe(true);
    }
  });

  it('reports a mismatch also while the current password is missing', () => {
    expect(messages(passwordChangeSchema, { ...change, senhaAtual: '', confirmarSenha: 'outra' })).toEqual([
      'senhaAtual: Campo obrigatório',
      'confirmarSenha: As senhas não conferem',
    ]);
  });
});
