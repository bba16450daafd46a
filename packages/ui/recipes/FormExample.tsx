import { Banner, Button, Card, CnpjField, Grid, PageHead, Stack, StickyBar, TextField } from '@portal/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createSupplierServer, Refusal, type SupplierForm } from './sampleServer.ts';

const empty: SupplierForm = { name: '', cnpj: '', email: '' };

/** A form whose refusals come from the server: for a field beside it, for all of it above; what was typed stays. */
export function FormExample() {
  const [server] = useState(createSupplierServer);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Value of a field and what the server says of it, which goes when it is changed. */
  const field = (name: keyof SupplierForm) => ({
    name,
    required: true,
    readOnly: saving,
    value: values[name],
    error: refusal?.fields[name] || undefined,
    onValueChange: (value: string) => {
      setSaved(false);
      setValues({ ...values, [name]: value });
      if (refusal) setRefusal(new Refusal(refusal.message, { ...refusal.fields, [name]: '' }));
    },
  });

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    try {
      await server.save(values);
      setRefusal(undefined);
      setSaved(true);
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal('Algo de errado aconteceu.'));
    }
    setSaving(false);
  };

  // The first field that is wrong has the focus, whenever the server refuses.
  useEffect(() => {
    if (!saving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [saving]);

  const isGeneral = refusal && Object.keys(refusal.fields).length === 0;
  return (
    <form ref={form} noValidate onSubmit={save}>
      <Stack>
        <PageHead title="Novo fornecedor" />
        {isGeneral && <Banner role="alert" tone="danger" title={refusal.message} />}
        <Card>
          <Grid>
            <TextField label="Razão social" {...field('name')} />
            <CnpjField label="CNPJ" {...field('cnpj')} />
            <TextField label="E-mail" type="email" {...field('email')} />
          </Grid>
        </Card>
        <StickyBar status={<span role="status">{saved && 'Fornecedor salvo'}</span>}>
          <Button type="submit" variant="primary" loading={saving}>
            Salvar
          </Button>
        </StickyBar>
      </Stack>
    </form>
  );
}
