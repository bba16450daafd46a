import { ApiError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { judge } from './judge.ts';

const schema = z
  .object({
    minimo: z.number(),
    maximo: z.number(),
    linhas: z.array(z.object({ nome: z.string().check(z.trim(), z.minLength(1, 'Sem nome')) })),
  })
  .check(z.refine(({ minimo, maximo }) => minimo <= maximo, { path: ['maximo'], error: 'Abaixo do mínimo' }));

describe('values that no form has judged', () => {
  it('are what the rules make of them', () => {
    expect(judge(schema, { minimo: 1, maximo: 2, linhas: [{ nome: ' A ' }] })).toEqual({
      minimo: 1,
      maximo: 2,
      linhas: [{ nome: 'A' }],
    });
  });

  it.each([
    [{ minimo: 3, maximo: 2, linhas: [] }, { maximo: ['Abaixo do mínimo'] }],
    [{ minimo: 1, maximo: 2, linhas: [{ nome: ' ' }] }, { 'linhas.0.nome': ['Sem nome'] }],
  ])('%o are refused at their fields', (values, fields) => {
    const refused = () => judge(schema, values);
    expect(refused).toThrow(ApiError);
    expect(refused).toThrow(expect.objectContaining({ kind: 'validation', fields }));
  });
});
