import { describe, expect, it } from 'vitest';
import { emptyForm } from '../fields/defineFields.ts';
import { managerChangeSchema, managerFields, managerSchema } from './managerSchema.ts';

const manager = { matricula: '01234', nome: 'MARINA ALVES', email: 'marina@empresa.com.br', ativo: true };

function messages(change: object): string[] {
  const issues = managerSchema.safeParse({ ...manager, ...change }).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('managerSchema', () => {
  it('keeps exactly the fields of the call, the name in capitals, leading zeros and the e-mail as they are', () => {
    const typed = { ...manager, nome: ' marina  alves', email: 'Marina@empresa.com.br', codigo: 9 };
    expect(managerSchema.parse(typed)).toEqual({ ...manager, email: 'Marina@empresa.com.br' });
  });

  it('is active unless somebody says otherwise (GAP-59)', () => {
    const { ativo, ...rest } = manager;
    expect(managerSchema.parse(rest)).toEqual(manager);
    expect(managerSchema.parse({ ...rest, ativo: false })).toEqual({ ...rest, ativo: false });
  });

  it.each([
    [{ matricula: '' }, ['matricula: Campo obrigatório']],
    [{ matricula: null }, ['matricula: Campo obrigatório']],
    [{ matricula: '12a' }, ['matricula: Digite apenas números']],
    [{ matricula: '١٢' }, ['matricula: Digite apenas números']],
    [{ matricula: '1'.repeat(11) }, ['matricula: Digite no máximo 10 caracteres']],
    [{ nome: ' ' }, ['nome: Campo obrigatório']],
    [{ nome: 'x'.repeat(101) }, ['nome: Digite no máximo 100 caracteres']],
    [{ email: '' }, ['email: Campo obrigatório']],
    [{ email: '@empresa.com.br' }, ['email: Digite um e-mail válido']],
    [
      emptyForm(managerFields),
      ['matricula: Campo obrigatório', 'nome: Campo obrigatório', 'email: Campo obrigatório'],
    ],
  ])('answers %j with its messages (MGR-004, MGR-013 to MGR-015)', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });
});

describe('managerChangeSchema', () => {
  it('keeps name and active flag only (MGR-005, MGR-007)', () => {
    expect(managerChangeSchema.parse({ ...manager, nome: 'ana', ativo: false })).toEqual({
      nome: 'ANA',
      ativo: false,
    });
  });
});
