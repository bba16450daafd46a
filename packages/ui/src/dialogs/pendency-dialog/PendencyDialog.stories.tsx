import { useRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { bound } from '../../internal/stories/bindings.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { OccurrenceList } from './OccurrenceList.tsx';
import { PendencyDialog } from './PendencyDialog.tsx';
import { PendencyFields } from './PendencyFields.tsx';
import type { Occurrence, OccurrenceBindings } from './pendency.ts';
import { PendencyPage } from './pendencyExample.tsx';

const documents = [
  { id: 11, nomeOriginal: 'contrato-social.pdf', type: 'Contrato Social' },
  { id: 12, nomeOriginal: 'alvara-2026.pdf', type: 'Alvará de funcionamento' },
  { id: 13, nomeOriginal: 'cartao-cnpj.pdf', type: 'Cartão CNPJ' },
];

const stored: Occurrence = {
  documentoId: 13,
  nomeOriginal: 'cartao-cnpj.pdf',
  type: 'Cartão CNPJ',
  motivoPendencia: 'DocumentoIlegivel',
  descricao: 'A segunda página está cortada.',
  statusPendencia: 'Nova',
};

const added: Occurrence = {
  documentoId: 11,
  nomeOriginal: 'contrato-social.pdf',
  type: 'Contrato Social',
  motivoPendencia: 'DocumentoInvalido',
  statusPendencia: 'Nova',
};

const reasons = [
  { value: 'DocumentoIlegivel', label: 'Documento ilegível' },
  { value: 'DocumentoInvalido', label: 'Documento inválido' },
  { value: 'DocumentoCorrompido', label: 'Documento corrompido' },
];

const empty: OccurrenceBindings = {
  documentoId: bound(null),
  motivoPendencia: bound(null),
  descricao: bound(''),
};

const meta = preview.meta({
  title: 'Dialogs/PendencyDialog',
  component: PendencyDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onRemove: fn(),
    onSend: fn(),
    documents,
    reasons,
    fields: empty,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  render: (args) => <PendencyPage {...args} />,
});

const field = (name: RegExp) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Nothing added yet. */
export const Default = meta.story();

Default.test('says that an occurrence is missing', async ({ userEvent }) => {
  await waitFor(() => expect(field(/Documento/)).toHaveFocus());
  await userEvent.click(button('Pendenciar documentos'));
  await expect(screen.getByText('Adicione ao menos uma ocorrência')).toBeVisible();
  await waitFor(() => expect(field(/Documento/)).toHaveFocus());
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { pendencies: [stored] } });

/** The record has a pendency that stays. */
export const WithPendencies = meta.story({ args: { pendencies: [stored] } });

/** The occurrences are on their way: nothing can be changed or sent again. */
export const Saving = meta.story({
  args: { pendencies: [stored], saving: true },
});

Saving.test('keeps its buttons closed, with the reason', async ({ args, userEvent }) => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: /Pendenciar documentos|Salvando/ }));
  await expect(args.onSend).not.toHaveBeenCalled();
});

/** The server did not take the occurrences: they are still there, the code finds what happened. */
export const Refused = meta.story({
  args: {
    pendencies: [stored],
    error: { message: 'Outra pessoa já decidiu sobre este cadastro.', code: '8f3c2a10' },
  },
});

Refused.test('says so, and what the record has is still there', async () => {
  await expect(await screen.findByText(/^Outra pessoa já decidiu/)).toBeVisible();
  await expect(screen.getByText('A segunda página está cortada.')).toBeVisible();
});

/** The document of one that was added is gone: its row says so, and it can be removed there. */
export const DocumentGone = meta.story({
  args: { added: [added], errorOf: () => 'Este documento não pode mais ser pendenciado' },
  render: (args) => <PendencyDialog {...args} />,
});

DocumentGone.test('says at the occurrence what is wrong with it', async ({ args, userEvent }) => {
  const row = within(await screen.findByRole('listitem'));
  await expect(row.getByText('Este documento não pode mais ser pendenciado')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^Excluir ocorrência de Contrato Social/ }));
  await expect(args.onRemove).toHaveBeenCalledWith(added);
});

/** There is nothing to send back. */
export const NoDocument = meta.story({ args: { documents: [] } });

/** Long names and notes wrap. */
export const LongContent = meta.story({
  args: {
    error: {
      message: 'Não foi possível enviar as pendências porque o cadastro foi alterado por outra pessoa.',
    },
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
    await step('Escape: closes it while nothing was added', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(/Documento/)).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Arrow keys, Enter: choose document and reason, and add', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(/Documento/)).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(field(/Motivo/)).toHaveValue('Documento inválido'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(/Documento/)).toHaveFocus());
      await expect(
        screen.getByText('Ocorrência de Contrato Social (contrato-social.pdf) adicionada'),
      ).toBeInTheDocument();
    });
    await step('Enter on the bin: removes it, and focus goes to the field', async () => {
      const bin = button('Excluir ocorrência de Contrato Social (contrato-social.pdf)');
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
      for (const text of [
        'Nova',
        'Contrato Social (contrato-social.pdf)',
        'Documento ilegível',
        'Falta a página 2.',
      ])
        await expect(item.getByText(text)).toBeVisible();
    });
    await step('The picker no longer offers the document', async () => {
      await userEvent.click(field(/Documento/));
      await waitFor(() => expect(options()).toHaveLength(2));
      await userEvent.keyboard('{Escape}');
    });
    await step('Removed, it can be used again', async () => {
      await userEvent.click(button('Excluir ocorrência de Contrato Social (contrato-social.pdf)'));
      await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
      await add();
    });
    await step('The list is sent', async () => {
      await userEvent.click(button('Pendenciar documentos'));
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
});

const refused: OccurrenceBindings = {
  ...empty,
  documentoId: bound(null, 'Campo obrigatório'),
  motivoPendencia: bound(null, 'Campo obrigatório'),
};

function Panel({ empty: isEmpty }: { empty: boolean }) {
  const documentRef = useRef<HTMLInputElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
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
          fields={isEmpty ? refused : empty}
          documents={documents}
          noDocument={undefined}
          reasons={reasons}
          required={isEmpty}
          readOnly={false}
          unavailable={isEmpty ? undefined : 'Escolha o documento e o motivo'}
          documentRef={documentRef}
          addRef={addRef}
        />
        <OccurrenceList
          stored={isEmpty ? [] : [stored]}
          added={isEmpty ? [] : [added]}
          reasons={reasons}
          missing={isEmpty}
          errorOf={undefined}
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
