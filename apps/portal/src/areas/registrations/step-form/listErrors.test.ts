import { accountingFields, billingFields } from '@portal/domain';
import { expect, it } from 'vitest';
import { formErrors } from './stepErrors.ts';

const problem = (message: string) => ({ type: 'custom', message });

it('leads once to a list whose rows are wrong, and to the control of any other field (FRM-39)', () => {
  const errors = {
    contatos: [{ email: problem('Digite um e-mail válido'), nome: problem('Campo obrigatório') }],
    cnae: { id: problem('Seleciona um cnae') },
  };
  expect(formErrors(errors, accountingFields, 'Contábil')).toEqual([
    { step: 'Contábil', field: 'cnae.id', label: 'Código CNAE', message: 'Seleciona um cnae' },
    {
      step: 'Contábil',
      field: 'contatos',
      label: 'Contatos contábeis e fiscais',
      message: 'Digite um e-mail válido',
    },
  ]);
});

it('names the part that a field belongs to, and what is no field by its path', () => {
  const errors = {
    glnEdi: problem('Digite um número válido'),
    regioesEntregas: [undefined, { prazoEntrega: problem('Preencha todos os campos') }],
    versao: problem('Digite um valor válido'),
  };
  expect(formErrors(errors, billingFields, 'Faturamento').map(({ field, label }) => [field, label])).toEqual([
    ['versao', 'versao'],
    ['glnEdi', 'GLN EDI'],
    ['regioesEntregas.1.prazoEntrega', 'Região metropolitana: prazo de entrega (dias)'],
  ]);
});
