import { describe, expect, it } from 'vitest';
import { divisionGroupSchema, selectableManagerId } from './divisionGroupSchema.ts';

function messages(value: unknown): string[] {
  const issues = divisionGroupSchema.safeParse(value).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('divisionGroupSchema', () => {
  it('keeps exactly the fields of the call, the name in capitals (GRP-023, D18)', () => {
    expect(divisionGroupSchema.parse({ descricao: '  bazar  e lar ', gestoresId: 3, codigo: 9 })).toEqual({
      descricao: 'BAZAR E LAR',
      gestoresId: 3,
    });
  });

  it.each([
    [{ descricao: '', gestoresId: 3 }, ['descricao: Campo obrigatório']],
    [{ descricao: '   ', gestoresId: 3 }, ['descricao: Campo obrigatório']],
    [{ descricao: 'x'.repeat(61), gestoresId: 3 }, ['descricao: Digite no máximo 60 caracteres']],
    [{ descricao: 'A\u0000', gestoresId: 3 }, ['descricao: Digite um texto válido']],
    [{ descricao: 'X', gestoresId: null }, ['gestoresId: Selecione um gestor']],
    [{ descricao: 'X' }, ['gestoresId: Selecione um gestor']],
    [{ descricao: 'X', gestoresId: 0 }, ['gestoresId: Selecione um gestor']],
    [{}, ['descricao: Campo obrigatório', 'gestoresId: Selecione um gestor']],
  ])('answers %j with its messages (GRP-016, GRP-018)', (value, expected) => {
    expect(messages(value)).toEqual(expected);
  });
});

describe('selectableManagerId', () => {
  it.each([
    [3, [{ id: 1 }, { id: 3 }], 3],
    [4, [{ id: 1 }, { id: 3 }], null],
    [null, [{ id: 1 }], null],
    [3, [], null],
  ])('takes manager %j out of %j as %j (GRP-021, CMB-08)', (id, managers, expected) => {
    expect(selectableManagerId(id, managers)).toBe(expected);
  });
});
