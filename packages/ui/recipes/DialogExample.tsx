import { Banner, Button, createNotifications, Dialog, Notifications, Stack, TextField } from '@portal/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { createBrandServer, Refusal } from './sampleServer.ts';

const notifications = createNotifications();

/** A dialog that saves: it waits with its button, keeps what was typed when it is refused, and closes when it is saved. */
export function DialogExample() {
  const [server] = useState(createBrandServer);
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('ACME 1');
  const [typed, setTyped] = useState(name);
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const edit = () => {
    setTyped(name);
    setRefusal(undefined);
    setOpen(true);
  };

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    try {
      await server.rename(1, typed);
      setName(typed);
      setOpen(false);
      notifications.show({ tone: 'success', message: 'Marca salva' });
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal('Algo de errado aconteceu.'));
      input.current?.focus();
    }
    setSaving(false);
  };

  return (
    <Stack align="start">
      <p>{name}</p>
      <Button onClick={edit}>Editar marca</Button>
      <Dialog
        open={open}
        onOpenChange={(next) => saving || setOpen(next)}
        title="Editar marca"
        footer={
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            Salvar
          </Button>
        }
      >
        <form id={formId} noValidate onSubmit={save}>
          <Stack>
            {refusal && <Banner role="alert" tone="danger" title={refusal.message} />}
            <TextField
              label="Descrição"
              required
              upperCase
              value={typed}
              error={refusal?.fields.name}
              readOnly={saving}
              inputRef={input}
              onValueChange={(next) => {
                setTyped(next);
                setRefusal(undefined);
              }}
            />
          </Stack>
        </form>
      </Dialog>
      <Notifications store={notifications} />
    </Stack>
  );
}
