import { describe, expect, it } from 'vitest';
import { emptyForm } from '../fields/defineFields.ts';
import {
  categoryFields,
  categorySchema,
  isCategoryComplete,
  supplierCategorySchema,
} from './categorySchema.ts';

const category = { descricao: 'PANELAS', sigla: 'PANELA', kit: false };

function messages(change: object): string[] {
  const issues = categorySchema.safeParse({ ...category, ...change }).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('categorySchema', () => {
  it('keeps exactly the fields of the call, in capitals (CAT-004 to CAT-006, D18)', () => {
    expect(categorySchema.parse({ descricao: ' panelas ', sigla: 'panela', kit: true, id: 9 })).toEqual({
      ...category,
      kit: true,
    });
    expect(categorySchema.parse({ descricao: 'panelas', sigla: 'panela' })).toEqual(category);
  });

  it.each([
    [{ descricao: '' }, ['descricao: Campo obrigatório']],
    [{ descricao: null }, ['descricao: Campo obrigatório']],
    [{ descricao: 'x'.repeat(61) }, ['descricao: Digite no máximo 60 caracteres']],
    [{ sigla: '  ' }, ['sigla: Campo obrigatório']],
    [{ sigla: 'x'.repeat(11) }, ['sigla: Digite no máximo 10 caracteres']],
    [emptyForm(categoryFields), ['descricao: Campo obrigatório', 'sigla: Campo obrigatório']],
  ])('answers %j with its messages (CAT-010, CAT-011)', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });
});

it.each([
  [{}, true],
  [{ descricao: ' ' }, false],
  [{ sigla: '' }, false],
])('a category with %j can be saved: %s (CAT-012)', (change, complete) => {
  expect(isCategoryComplete({ ...category, ...change })).toBe(complete);
});

describe('supplierCategorySchema', () => {
  it('keeps the description only (GAP-58)', () => {
    expect(supplierCategorySchema.parse({ descricao: 'bazar', sigla: 'B' })).toEqual({ descricao: 'BAZAR' });
    expect(supplierCategorySchema.safeParse({ descricao: '' }).error?.issues[0]?.message).toBe(
      'Campo obrigatório',
    );
  });
});
