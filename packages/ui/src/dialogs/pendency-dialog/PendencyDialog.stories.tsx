import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { OccurrenceList } from './OccurrenceList.tsx';
import { PendencyDialog } from './PendencyDialog.tsx';
import { PendencyFields } from './PendencyFields.tsx';
import { emptyDraft, type NewPendency, type PendencyDraft, type StoredPendency } from './pendency.ts';

/** A button that opens the dialog, as in the head of a supplier. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof PendencyDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pendenciar</Button>
      <PendencyDialog
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

const documents = [
  { id: 11, nomeOriginal: 'contrato-social.pdf', type: 'Contrato Social' },
  { id: 12, nomeOriginal: 'alvara-2026.pdf', type: 'Alvará de funcionamento' },
  { id: 13, nomeOriginal: 'cartao-cnpj.pdf', type: 'Cartão CNPJ' },
];

const stored: StoredPendency = {
  documentoId: 13,
  nomeOriginal: 'cartao-cnpj.pdf',
  motivoPendencia: 'DocumentoIlegivel',
  descricao: 'A segunda página está cortada.',
  statusPendencia: 'Nova',
};

const meta = preview.meta({
  title: 'Dialogs/PendencyDialog',
  component: PendencyDialog,
  args: { open: true, onOpenChange: fn(), onSend: fn(), documents },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  render: (args) => <Opened {...args} />,
});

const field = (name: RegExp) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Nothing added yet. */
export const Default = meta.story();

Default.test('asks for document and reason, and for an occurrence', async ({ args, userEvent }) => {
  await waitFor(() => expect(field(/Documento/)).toHaveFocus());
  await userEvent.click(button('Adicionar ocorrência'));
  await expect(field(/Documento/)).toHaveAccessibleDescription('Campo obrigatório');
  await expect(field(/Motivo/)).toHaveAccessibleDescription('Campo obrigatório');
  await userEvent.click(button('Pendenciar documentos'));
  await expect(screen.getByText('Adicione ao menos uma ocorrência')).toBeVisible();
  await expect(args.onSend).not.toHaveBeenCalled();
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { pendencies: [stored] } });

/** The record has a pendency that stays. */
export const WithPendencies = meta.story({ args: { pendencies: [stored] } });

/** There is nothing to send back. */
export const NoDocument = meta.story({ args: { documents: [] } });

/** Long names and notes wrap. */
export const LongContent = meta.story({
  args: {
    error: 'Não foi possível enviar as pendências porque o cadastro foi alterado por outra pessoa.',
    pendencies: [
      {
        ...stored,
        nomeOriginal:
          'contrato_social_consolidado_com_a_decima_quinta_alteracao_contratual_registrada_2026.pdf',
        descricao:
          'A cláusula sobre a administração da sociedade não corresponde aos sócios informados no cadastro.\nEnvie a última alteração registrada na junta comercial, com todas as páginas legíveis.',
      },
    ],
  },
});

/** Chosen, added and removed without a pointer; focus always goes on from there. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Pendenciar' });
    await step('Escape closes it while nothing was added', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(/Documento/)).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Arrows and Enter choose document and reason, Enter adds', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(/Documento/)).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(field(/Motivo/)).toHaveValue('Documento inválido'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(/Documento/)).toHaveFocus());
      await expect(screen.getByText('Ocorrência de contrato-social.pdf adicionada')).toBeInTheDocument();
    });
    await step('Enter on the bin removes it and focus goes to the field', async () => {
      const bin = button('Excluir ocorrência de contrato-social.pdf');
      bin.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(/Documento/)).toHaveFocus());
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

/** A used document leaves the picker and comes back when its occurrence is removed (UIX-10). */
export const Pointer = meta.story({
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Solicitar atualização de dados e/ou documentos' });
    const add = async () => {
      await userEvent.click(field(/Documento/));
      await userEvent.click(await screen.findByRole('option', { name: /contrato-social/ }));
      await userEvent.click(field(/Motivo/));
      await userEvent.click(await screen.findByRole('option', { name: 'Documento ilegível' }));
      await userEvent.click(button('Adicionar ocorrência'));
    };
    await step('Added, it shows status, file name, reason and note', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /Observação/ }), 'Falta a página 2.');
      await add();
      const item = within(await screen.findByRole('listitem'));
      for (const text of ['Nova', 'contrato-social.pdf', 'Documento ilegível', 'Falta a página 2.'])
        await expect(item.getByText(text)).toBeVisible();
    });
    await step('The picker no longer offers the document', async () => {
      await userEvent.click(field(/Documento/));
      await waitFor(() => expect(options()).toHaveLength(2));
      await userEvent.keyboard('{Escape}');
    });
    await step('Removed, it can be used again', async () => {
      await userEvent.click(button('Excluir ocorrência de contrato-social.pdf'));
      await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
      await add();
    });
    await step('The list is sent', async () => {
      await userEvent.click(button('Pendenciar documentos'));
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(args.onSend).toHaveBeenLastCalledWith([
        { documentoId: 11, motivoPendencia: 'DocumentoIlegivel', descricao: null, statusPendencia: 'Nova' },
      ]);
    });
  },
});

const added: NewPendency = {
  documentoId: 11,
  motivoPendencia: 'DocumentoInvalido',
  descricao: null,
  statusPendencia: 'Nova',
};

function Panel({ empty }: { empty: boolean }) {
  const documentRef = useRef<HTMLInputElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const form = useDialogForm<PendencyDraft>({
    initial: emptyDraft,
    validate: () => ({}),
    onSubmit: () => {},
    saving: false,
    fieldErrors: empty ? { documentoId: 'Campo obrigatório', motivoPendencia: 'Campo obrigatório' } : {},
  });
  return (
    <ModalPanel
      role="dialog"
      size="md"
      title="Solicitar atualização de dados e/ou documentos"
      onClose={() => {}}
      footer={
        <>
          <Button>Cancelar</Button>
          <Button variant="primary">Pendenciar documentos</Button>
        </>
      }
    >
      <Fields>
        <PendencyFields
          form={form}
          documents={documents}
          noDocument={undefined}
          required={empty}
          documentRef={documentRef}
          addRef={addRef}
        />
        <OccurrenceList
          stored={empty ? [] : [stored]}
          added={empty ? [] : [added]}
          nameOf={() => 'contrato-social.pdf'}
          missing={empty}
          removeUnavailable={undefined}
          onRemove={() => {}}
          titleRef={titleRef}
          fieldRef={documentRef}
        />
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
      <StateMatrix.Row label="refused">
        <Panel empty />
      </StateMatrix.Row>
      <StateMatrix.Row label="two occurrences">
        <Panel empty={false} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
