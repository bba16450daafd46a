import { formatCnpj } from '@portal/formats';
import { Button, Card, CnpjField, DescriptionList, StatusBadge, TextField, WizardPage } from '@portal/ui';
import { useState } from 'react';
import { createSupplierServer, Refusal, type SupplierForm } from './sampleServer.ts';

/** Each field with its label and the step that it is in. */
const fields = {
  name: { label: 'Razão social', step: 'Empresa' },
  cnpj: { label: 'CNPJ', step: 'Empresa' },
  email: { label: 'E-mail', step: 'Contato' },
} as const satisfies Record<keyof SupplierForm, { label: string; step: string }>;

const names = ['name', 'cnpj', 'email'] as const;
const order: readonly string[] = ['empresa', 'contato', 'revisao'];

/** Three steps and one call at the end; what the server refuses is listed over all steps and leads to its field. */
export function WizardExample() {
  const [server] = useState(createSupplierServer);
  const [step, setStep] = useState('empresa');
  const [values, setValues] = useState<SupplierForm>({ name: '', cnpj: '', email: '' });
  const [problems, setProblems] = useState<Partial<SupplierForm>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const last = step === 'revisao';

  const field = (name: keyof SupplierForm) => ({
    name,
    label: fields[name].label,
    required: true,
    value: values[name],
    error: problems[name],
    onValueChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  const proceed = async () => {
    if (!last) return setStep(order[order.indexOf(step) + 1] ?? step);
    setState('sending');
    setFailure(undefined);
    try {
      await server.save(values);
      setState('sent');
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('Algo de errado aconteceu.');
      setProblems(refusal.fields);
      if (Object.keys(refusal.fields).length === 0) setFailure(refusal.message);
      setAttempt(attempt + 1);
      setState('open');
    }
  };

  return (
    <WizardPage
      title="Cadastro de fornecedor"
      status={
        state === 'sent' ? (
          <StatusBadge tone="success">Enviado</StatusBadge>
        ) : (
          <StatusBadge tone="partner">Em preenchimento</StatusBadge>
        )
      }
      navigationLabel="Etapas do cadastro"
      value={step}
      onValueChange={setStep}
      attempt={attempt}
      errors={names.flatMap((name) => {
        const message = problems[name];
        return message ? [{ ...fields[name], field: name, message }] : [];
      })}
      readOnlyReason={state === 'sent' ? 'Cadastro em análise' : undefined}
      onFormSubmit={proceed}
      actsDisabledReason={failure}
      acts={
        state !== 'sent' && (
          <Button type="submit" variant="primary" loading={state === 'sending'}>
            {last ? 'Enviar cadastro' : 'Continuar'}
          </Button>
        )
      }
      steps={[
        {
          id: 'empresa',
          label: 'Empresa',
          done: values.name !== '' && values.cnpj !== '',
          content: (
            <Card>
              <TextField {...field('name')} />
              <CnpjField {...field('cnpj')} />
            </Card>
          ),
        },
        {
          id: 'contato',
          label: 'Contato',
          done: values.email !== '',
          content: (
            <Card>
              <TextField {...field('email')} type="email" />
            </Card>
          ),
        },
        {
          id: 'revisao',
          label: 'Revisão',
          done: state === 'sent',
          content: (
            <Card>
              <DescriptionList
                items={[
                  { label: fields.name.label, value: values.name || '-' },
                  { label: fields.cnpj.label, value: formatCnpj(values.cnpj) },
                  { label: fields.email.label, value: values.email || '-' },
                ]}
              />
            </Card>
          ),
        },
      ]}
    />
  );
}
