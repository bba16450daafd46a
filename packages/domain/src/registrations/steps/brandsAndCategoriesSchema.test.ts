import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/problemsOf.ts';
import { brandsAndCategoriesFormSchema, brandsAndCategoriesSchema } from './brandsAndCategoriesSchema.ts';

const body = {
  marcas: [{ id: 4 }],
  categorias: [
    { id: 1, principal: false },
    { id: 2, principal: true },
  ],
  lojas: ['loja  centro', ' ', 'LOJA CENTRO'],
  observacoesCadastro: 'Entregas às terças',
};
const principal = 'categoriaPrincipalId: Campo obrigatório';

describe('brandsAndCategoriesSchema (ST2-012 to ST2-027, G-28)', () => {
  it('gives each choice and shop once, shops in capitals and remarks as typed (D18)', () => {
    expect(brandsAndCategoriesSchema.parse({ ...body, marcas: [{ id: 4 }, { id: 4 }] })).toEqual({
      ...body,
      lojas: ['LOJA CENTRO'],
    });
    expect(
      brandsAndCategoriesSchema.parse({ ...body, lojas: undefined, observacoesCadastro: ' ' }),
    ).toMatchObject({
      lojas: [],
      observacoesCadastro: null,
    });
  });

  it.each([
    [{ marcas: [] }, ['marcas: Seleciona as marcas']],
    [{ categorias: [] }, ['categorias: Seleciona as categorias']],
    [{ categorias: [{ id: 1, principal: false }] }, [principal]],
    [
      {
        categorias: [
          { id: 1, principal: true },
          { id: 2, principal: true },
        ],
      },
      [principal],
    ],
    [{ lojas: ['a'.repeat(101)] }, ['lojas.0: Digite no máximo 100 caracteres']],
    [{ lojas: Array.from({ length: 51 }, (_, index) => `L${index}`) }, ['lojas: Inclua no máximo 50 lojas']],
    [{ lojas: 'centro' }, ['lojas: Digite um texto válido']],
    [{ observacoesCadastro: 'a'.repeat(2001) }, ['observacoesCadastro: Digite no máximo 2.000 caracteres']],
  ])('of %o says %j', (wrong, problems) => {
    expect(problemsOf(brandsAndCategoriesSchema, { ...body, ...wrong })).toEqual(problems);
  });
});

describe('brandsAndCategoriesFormSchema (ST2-022 to ST2-024)', () => {
  const form = { ...body, categorias: [{ id: 1 }, { id: 2 }], categoriaPrincipalId: 2 };

  it('turns the principal category into the flag of that category', () => {
    expect(brandsAndCategoriesFormSchema.parse(form)).toEqual(brandsAndCategoriesSchema.parse(body));
  });

  it.each([
    [{ categoriaPrincipalId: null }, [principal]],
    [{ categoriaPrincipalId: 9 }, [principal]],
    [{ marcas: [], categoriaPrincipalId: null }, ['marcas: Seleciona as marcas', principal]],
    [{ categorias: [], categoriaPrincipalId: null }, ['categorias: Seleciona as categorias']],
  ])('of %o says %j', (wrong, problems) => {
    expect(problemsOf(brandsAndCategoriesFormSchema, { ...form, ...wrong })).toEqual(problems);
  });
});
