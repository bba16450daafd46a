import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { labelled, useKept } from '../../internal/stories/bindings.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { type CategoryBindings, CategoryFields } from './CategoryFields.tsx';

const category = (description: string, sigla: string, kit = false): CategoryBindings => ({
  description: labelled('Descrição', description),
  sigla: labelled('Sigla', sigla),
  kit: labelled('Kit', kit),
});

/** A button that opens the dialog, as on the page of categories. */
function Opened({
  open: openAtFirst,
  onOpenChange,
  fields: first,
  ...props
}: ComponentProps<typeof CategoryDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  const fields: CategoryBindings = {
    description: useKept(first.description),
    sigla: useKept(first.sigla),
    kit: useKept(first.kit),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nova categoria</Button>
      <CategoryDialog
        {...props}
        fields={fields}
        incomplete={fields.description.value === '' || fields.sigla.value === ''}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Dialogs/CategoryDialog',
  component: CategoryDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(), fields: category('', '') },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Opened {...args} />,
});

const drinks = category('BEBIDAS ALCOÓLICAS', 'BEB', true);
const kit = () => screen.getByRole('checkbox', { name: 'Kit' });
const description = () => screen.getByRole('textbox', { name: /Descrição/ });
const abbreviation = () => screen.getByRole('textbox', { name: /Sigla/ });
const save = () => screen.getByRole('button', { name: /Salvar/ });

/** A new category; nothing can be saved yet. */
export const Default = meta.story();

Default.test(
  'refuses to save while its page calls it incomplete, and says so',
  async ({ args, userEvent }) => {
    await waitFor(() => expect(description()).toHaveFocus());
    await userEvent.keyboard('bebidas');
    await userEvent.click(save());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.unhover(save());
    await userEvent.hover(save());
    await waitFor(() =>
      expect(save()).toHaveAccessibleDescription('Preencha a descrição e a sigla para salvar'),
    );
  },
);

/** Every prop, to try out. */
export const Playground = meta.story({ args: { editing: true, fields: drinks } });

/** A category that exists. */
export const Editing = meta.story({ args: { editing: true, fields: drinks } });

/** The server found a fault with a field, and one with the whole. */
export const Refused = meta.story({
  args: {
    editing: true,
    error: { message: 'A categoria foi alterada por outra pessoa. Reabra e tente novamente.' },
    fields: { ...drinks, sigla: labelled('Sigla', 'BEB', 'Esta sigla já pertence a outra categoria') },
  },
});

/** Long texts wrap. */
export const LongContent = meta.story({
  args: {
    editing: true,
    fields: {
      description: labelled(
        'Descrição',
        'UTENSÍLIOS DOMÉSTICOS, ORGANIZAÇÃO, LIMPEZA PESADA E ARTIGOS PARA LAVANDERIA INDUSTRIAL',
        'A descrição é longa demais para as etiquetas de gôndola; use no máximo 60 caracteres',
      ),
      sigla: labelled('Sigla', 'UTILIDADES-DOMESTICAS-E-LAVANDERIA'),
      kit: labelled('Kit', false),
    },
  },
});

/** Filled in and saved without a pointer; Escape does not close it. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Nova categoria' });
    await step('Enter: opens it with focus in the first field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(description()).toHaveFocus());
    });
    await step('Escape: does not close it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Cadastrar Categoria' })).toBeVisible();
    });
    await step('Tab, Space, Enter: fill in and send', async () => {
      await userEvent.keyboard('bebidas');
      await userEvent.tab();
      await userEvent.keyboard('beb');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(description()).toHaveValue('BEBIDAS');
      await expect(abbreviation()).toHaveValue('BEB');
      await expect(kit()).toBeChecked();
    });
    await step('Enter on "Cancelar": closes it and gives focus back', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** A press outside does not close it; "Salvar" saves. */
export const Pointer = meta.story({
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cadastrar Categoria' });
    await step('A press outside leaves it open', async () => {
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(dialog).toBeVisible();
    });
    await step('"Salvar" saves once both are filled in', async () => {
      await userEvent.type(description(), 'bebidas');
      await userEvent.type(abbreviation(), 'beb');
      await userEvent.click(save());
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

function Panel({ fields, saving = false }: { fields: CategoryBindings; saving?: boolean }) {
  const filled = fields.sigla.value !== '';
  return (
    <ModalPanel
      role="dialog"
      size="sm"
      title={filled ? 'Editar Categoria' : 'Cadastrar Categoria'}
      onClose={() => {}}
      footer={
        <>
          <Button>Cancelar</Button>
          <Button variant="primary" loading={saving} disabled={!filled}>
            Salvar
          </Button>
        </>
      }
    >
      <Fields>
        <CategoryFields fields={fields} readOnly={saving} />
      </Fields>
    </ModalPanel>
  );
}

/** The panel in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="new, refused">
        <Panel fields={{ ...category('', ''), sigla: labelled('Sigla', '', 'Campo obrigatório') }} />
      </StateMatrix.Row>
      <StateMatrix.Row label="saving">
        <Panel fields={drinks} saving />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
