import { ApiError } from '@portal/api';
import { managerSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { dialogFailure } from './dialogFailure.ts';

const names = { matricula: 'registration', nome: 'name' } as const;
const GENERIC = 'Algo de errado aconteceu. Tente novamente em breve.';

describe('dialogFailure', () => {
  it.each([
    [
      'a field of the dialog',
      new ApiError({ kind: 'validation', fields: { matricula: ['Matrícula já cadastrada', 'Outra'] } }),
      { fieldErrors: { registration: 'Matrícula já cadastrada' } },
    ],
    [
      'a field that the dialog does not have',
      new ApiError({ kind: 'validation', message: 'Corrija', fields: { versao: ['x'], constructor: ['y'] } }),
      { error: 'Corrija' },
    ],
    [
      'no field (D7)',
      new ApiError({ kind: 'conflict', message: 'Este registro foi alterado por outra pessoa' }),
      { error: 'Este registro foi alterado por outra pessoa' },
    ],
    ['no answer of the gateway', new TypeError('x is not a function'), { error: GENERIC }],
  ])('says what is wrong with %s', (_, failure, said) => {
    expect(dialogFailure(failure, names)).toEqual(said);
  });

  it('puts what the rules refuse to the fields, before anything is sent', () => {
    const { error } = managerSchema.safeParse({ matricula: '1'.repeat(11), nome: 'ANA', email: 'a@b.com' });
    expect(dialogFailure(error, names)).toEqual({
      fieldErrors: { registration: 'Digite no máximo 10 caracteres' },
    });
  });
});
