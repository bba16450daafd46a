import type { FieldErrors } from 'react-hook-form';
import { expect, it } from 'vitest';
import { formErrors, type StepField } from './stepErrors.ts';

interface Form {
  cnae: { id: number };
  contatos: { nome: string; email: string }[];
}

const fields: StepField<Form>[] = [
  { name: 'cnae', label: 'Código CNAE', text: () => null },
  { name: 'contatos', isList: true, label: 'Contatos financeiros', text: () => null },
];
const problem = (message: string) => ({ type: 'custom', message });

it('leads once to a list whose rows are wrong, and to the control of any other field (FRM-39)', () => {
  const errors: FieldErrors<Form> = {
    contatos: [{ email: problem('Digite um e-mail válido'), nome: problem('Campo obrigatório') }],
    cnae: { id: problem('Seleciona um cnae') },
  };
  expect(formErrors(errors, fields, 'Financeiro')).toEqual([
    { step: 'Financeiro', field: 'cnae.id', label: 'Código CNAE', message: 'Seleciona um cnae' },
    {
      step: 'Financeiro',
      field: 'contatos',
      label: 'Contatos financeiros',
      message: 'Digite um e-mail válido',
    },
  ]);
});
