import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { type Category, checkCategory, noCategory } from './category.ts';

/** A button that opens the dialog, as on the page of categories. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof CategoryDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nova categoria</Button>
      <CategoryDialog
        {...props}
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
  args: { open: true, onOpenChange: fn(), onSave: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Opened {...args} />,
});

const drinks: Category = { description: 'BEBIDAS ALCOÓLICAS', sigla: 'BEB', kit: true };
const description = () => screen.getByRole('textbox', { name: /Descrição/ });
const abbreviation = () => screen.getByRole('textbox', { name: /Sigla/ });
const save = () => screen.getByRole('button', { name: /Salvar/ });

/** A new category; nothing can be saved yet. */
export const Default = meta.story();

Default.test('refuses to save while a text is empty, and says so', async ({ args, userEvent }) => {
  await waitFor(() => expect(description()).toHaveFocus());
  await userEvent.keyboard('bebidas');
  await userEvent.click(save());
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.unhover(save());
  await userEvent.hover(save());
  await waitFor(() =>
    expect(save()).toHaveAccessibleDescription('Preencha a descrição e a sigla para salvar'),
  );
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { category: drinks } });

/** A category that exists. */
export const Editing = meta.story({ args: { category: drinks } });

/** The server found a fault with a field, and one with the whole. */
export const Refused = meta.story({
  args: {
    category: drinks,
    error: 'A categoria foi alterada por outra pessoa. Reabra e tente novamente.',
    fieldErrors: { sigla: 'Esta sigla já pertence a outra categoria' },
  },
});

/** Long texts wrap. */
export const LongContent = meta.story({
  args: {
    category: {
      description: 'UTENSÍLIOS DOMÉSTICOS, ORGANIZAÇÃO, LIMPEZA PESADA E ARTIGOS PARA LAVANDERIA INDUSTRIAL',
      sigla: 'UTILIDADES-DOMESTICAS-E-LAVANDERIA',
      kit: false,
    },
    fieldErrors: {
      description: 'A descrição é longa demais para as etiquetas de gôndola; use no máximo 60 caracteres',
    },
  },
});

/** Filled in and saved without a pointer; Escape does not close it. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Nova categoria' });
    await step('Enter opens it with focus in the first field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(description()).toHaveFocus());
    });
    await step('Escape does not close it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Cadastrar Categoria' })).toBeVisible();
    });
    await step('Enter sends what Tab and Space filled in', async () => {
      await userEvent.keyboard('bebidas');
      await userEvent.tab();
      await userEvent.keyboard('beb');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenLastCalledWith({
        description: 'BEBIDAS',
        sigla: 'BEB',
        kit: true,
      });
    });
    await step('"Cancelar" closes it and gives focus back', async () => {
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
    await step('A field left empty says so', async () => {
      await userEvent.click(description());
      await userEvent.click(abbreviation());
      await expect(description()).toHaveAccessibleDescription('Campo obrigatório');
    });
    await step('"Salvar" saves once both are filled in', async () => {
      await userEvent.type(description(), 'bebidas');
      await userEvent.type(abbreviation(), 'beb');
      await userEvent.click(save());
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenLastCalledWith({
        description: 'BEBIDAS',
        sigla: 'BEB',
        kit: false,
      });
    });
  },
});

function Panel({ values, saving = false }: { values: Category; saving?: boolean }) {
  const form = useDialogForm<Category>({
    initial: values,
    validate: checkCategory,
    onSubmit: () => {},
    saving,
    fieldErrors: values.sigla ? {} : { sigla: 'Campo obrigatório' },
  });
  return (
    <ModalPanel
      role="dialog"
      size="sm"
      title={values.sigla ? 'Editar Categoria' : 'Cadastrar Categoria'}
      onClose={() => {}}
      footer={
        <>
          <Button>Cancelar</Button>
          <Button variant="primary" loading={saving} disabled={!values.sigla}>
            Salvar
          </Button>
        </>
      }
    >
      <Fields>
        <CategoryFields form={form} />
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
        <Panel values={noCategory} />
      </StateMatrix.Row>
      <StateMatrix.Row label="saving">
        <Panel values={drinks} saving />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
