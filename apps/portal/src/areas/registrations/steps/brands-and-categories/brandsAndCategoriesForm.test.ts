import {
  type BrandsAndCategoriesForm,
  brandsAndCategoriesFields,
  brandsAndCategoriesForm,
  draftSchema,
  brandsAndCategoriesFormSchema as schema,
  settlePrincipal,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationAt } from '../../../../shared/stories/registrations.ts';

const form = brandsAndCategoriesForm(registrationAt('AguardandoPrimeiraAnalise').fornecedor);

/** Messages of a form by its fields. */
function messagesOf(changes: Partial<BrandsAndCategoriesForm>) {
  const issues = schema.safeParse({ ...form, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('form of step 2', () => {
  it('sends ids alone, the principal category as a flag (ST2-024, G-28)', () => {
    expect(schema.parse(form)).toEqual({
      marcas: [{ id: 412 }],
      categorias: [
        { id: 3, principal: true },
        { id: 8, principal: false },
      ],
      lojas: ['LOJA DO CENTRO'],
      observacoesCadastro: 'Entregamos também aos sábados.',
    });
  });

  it.each([
    [{ marcas: [] }, { marcas: 'Seleciona as marcas' }],
    [{ categoriaPrincipalId: null }, { categoriaPrincipalId: 'Campo obrigatório' }],
    [{ categorias: [], categoriaPrincipalId: null }, { categorias: 'Seleciona as categorias' }],
    [
      { marcas: [], categoriaPrincipalId: null },
      { marcas: 'Seleciona as marcas', categoriaPrincipalId: 'Campo obrigatório' },
    ],
  ])('says what is missing of %j (ST2-012, ST2-021, ST2-023)', (changes, messages) => {
    expect(messagesOf(changes)).toEqual(messages);
  });

  it('lets go of the principal category with the category (ST2-022)', () => {
    expect(settlePrincipal(form)).toEqual({});
    expect(settlePrincipal({ ...form, categorias: form.categorias.slice(1) })).toEqual({
      categoriaPrincipalId: null,
    });
  });

  it('comes back from a draft as it was', () => {
    expect(draftSchema(brandsAndCategoriesFields).parse(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });
});
