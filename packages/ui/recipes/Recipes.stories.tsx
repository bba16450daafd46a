import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { BatchExample } from './BatchExample.tsx';
import { DialogExample } from './DialogExample.tsx';
import { FormExample } from './FormExample.tsx';
import { ListExample } from './ListExample.tsx';
import { QueueExample } from './QueueExample.tsx';
import { UploadExample } from './UploadExample.tsx';
import { WizardExample } from './WizardExample.tsx';

/**
 * Whole pages to start from, meant to be copied: a list, a form, an upload, steps, a queue, a batch, a dialog. "Show code" has all
 * of each, on nothing but what the library exports, with a server in memory; an application puts its own calls in its place.
 *
 * Every one fails once on purpose, so that you see how a page says so and how its user goes on: try again, and it works.
 */
const meta = preview.meta({
  title: 'Guides/Recipes',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

/** A list that the server searches, narrows and pages. Its first answer does not arrive; chosen rows are changed together. */
export const List = meta.story({
  render: () => <ListExample />,
  play: async ({ canvas, userEvent, step }) => {
    await step('The list does not arrive, and is asked for again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
      await canvas.findByRole('row', { name: /ACME 1\b/ });
      await expect(canvas.getByText('1–15 de 45')).toBeVisible();
    });
    await step('Two rows are chosen and changed together', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar ACME 1' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar CASA NOVA 3' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Inativar' }));
      await expect(await screen.findByText('Marcas inativadas')).toBeVisible();
      await waitFor(() => expect(canvas.getByText('Nenhum selecionado')).toBeVisible());
    });
    await step('The filter shows these two', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Situação' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Inativas' }));
      await waitFor(() => expect(canvas.getByText('1–2 de 2')).toBeVisible());
    });
  },
});

/** A form that the server refuses: field by field with the focus in the first, then as a whole. Nothing typed is lost. */
export const Form = meta.story({
  render: () => <FormExample />,
  play: async ({ canvas, userEvent, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('Enter sends it; the first field that is wrong has the focus', async () => {
      await userEvent.type(field('Razão social'), 'ANDRADE LTDA');
      await userEvent.type(field('CNPJ'), '11222333000181');
      await userEvent.type(field('E-mail'), 'compras{Enter}');
      await waitFor(() => expect(field('CNPJ')).toHaveFocus());
      await expect(field('CNPJ')).toHaveAccessibleDescription(/Já existe um fornecedor com este CNPJ/);
      await expect(field('E-mail')).toHaveValue('compras');
    });
    await step('A refusal of all of it stands above, and what was typed stays', async () => {
      await userEvent.clear(field('CNPJ'));
      await userEvent.type(field('CNPJ'), '11444777000161');
      await userEvent.type(field('E-mail'), '@andrade.com.br{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Não foi possível salvar agora');
      await expect(field('E-mail')).toHaveValue('compras@andrade.com.br');
    });
    await step('Another try saves it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
      await expect(await canvas.findByText('Fornecedor salvo')).toBeVisible();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

/** Files that go as they are chosen. One is lost on the way and sent again; what is next says why it waits. */
export const Upload = meta.story({
  render: () => <UploadExample />,
  play: async ({ canvas, userEvent, step }) => {
    const pdf = new File(['%PDF-1.7\n'], 'contrato.pdf', { type: 'application/pdf' });
    const next = () => canvas.getByRole('button', { name: 'Continuar' });
    await step('The file is lost, and the way on stays closed', async () => {
      await userEvent.upload(canvas.getByLabelText(/Contrato social/, { selector: 'input' }), pdf);
      const retry = await canvas.findByRole('button', { name: 'Tentar novamente: contrato.pdf' });
      await expect(retry).toHaveAccessibleDescription('A conexão caiu durante o envio');
      await expect(next()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(retry);
    });
    await step('Sent again it is there', async () => {
      await expect(await canvas.findByText('1 de 1 enviados')).toBeVisible();
      await expectPressable(next());
    });
  },
});

/** Steps with one call at the end. What is refused then is listed, and each line leads to its step and field. */
export const Wizard = meta.story({
  render: () => <WizardExample />,
  play: async ({ canvas, userEvent, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    const act = (name: string) => canvas.getByRole('button', { name });
    const arrives = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus());
    await step('The steps are filled in', async () => {
      await userEvent.type(field('Razão social'), 'ANDRADE LTDA');
      await userEvent.type(field('CNPJ'), '11222333000181');
      await userEvent.click(act('Continuar'));
      await arrives('Contato');
      await userEvent.type(field('E-mail'), 'compras@andrade.com.br');
      await userEvent.click(act('Continuar'));
      await arrives('Revisão');
      await userEvent.click(act('Enviar cadastro'));
    });
    await step('What is refused leads back to its field', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^CNPJ: Já existe/ }));
      await waitFor(() => expect(field('CNPJ')).toHaveFocus());
      await userEvent.clear(field('CNPJ'));
      await userEvent.type(field('CNPJ'), '11444777000161');
      await userEvent.click(act('Continuar'));
      await arrives('Contato');
    });
    await step('A failure of the server is said beside the act; then it is sent', async () => {
      await userEvent.click(act('Continuar'));
      await arrives('Revisão');
      await userEvent.click(act('Enviar cadastro'));
      await expect(await canvas.findByText(/Não foi possível salvar agora/)).toBeVisible();
      await userEvent.click(act('Enviar cadastro'));
      await expect(await canvas.findByText('Cadastro em análise')).toBeVisible();
    });
  },
});

/** Registrations that are decided one by one, here by key alone. What the server refuses stays in the question. */
export const Queue = meta.story({
  render: () => <QueueExample />,
  play: async ({ canvas, userEvent, step }) => {
    const dialog = (name: string) => screen.findByRole('dialog', { name });
    const confirm = async (name: string) => {
      const button = within(await dialog('Aprovar cadastro')).getByRole('button', { name });
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    };
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await step('A, Enter: the first is approved', async () => {
      await userEvent.keyboard('a');
      await confirm('Aprovar');
      await isGone();
      await expect(canvas.getByRole('heading', { name: /BOM LAR/ })).toBeVisible();
    });
    await step('The second changed meanwhile; it is approved again', async () => {
      await userEvent.keyboard('a');
      await confirm('Aprovar');
      await expect(await screen.findByText('O cadastro mudou enquanto você decidia.')).toBeVisible();
      await confirm('Aprovar');
      await isGone();
    });
    await step('R: the last is refused, with the reason', async () => {
      await userEvent.keyboard('r');
      const shown = within(await dialog('Recusar cadastro'));
      await userEvent.type(shown.getByRole('textbox', { name: 'Observações' }), 'CNPJ baixado');
      await userEvent.click(shown.getByRole('button', { name: 'Recusar' }));
      await isGone();
      await expect(await canvas.findByText('Fila concluída')).toBeVisible();
    });
  },
});

/** One act for many. One item fails; the report says so, and only that one is tried again. */
export const Batch = meta.story({
  render: () => <BatchExample />,
  play: async ({ canvas, userEvent, step }) => {
    await step('All are chosen, looked at and sent', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Aprovar 3 itens' }));
    });
    await step('The report names what failed, which is tried again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente o que falhou' }));
      await expect(await canvas.findByText(/Concluídos: 3/)).toBeVisible();
    });
    await step('The way back leads to the table, with nothing chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
      await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
    });
  },
});

/** A dialog that waits, is refused, keeps what was typed, and closes once it is saved. */
export const SavingDialog = meta.story({
  render: () => <DialogExample />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Editar marca' });
    const field = () => screen.getByRole('textbox', { name: 'Descrição' });
    await step('A name that is taken is refused, and stays', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.clear(field());
      await userEvent.keyboard('BOM LAR 2{Enter}');
      await waitFor(() => expect(field()).toHaveAccessibleDescription(/Já existe uma marca/));
      await expect(field()).toHaveValue('BOM LAR 2');
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step('Another one is saved: the dialog closes and the page says so', async () => {
      await userEvent.keyboard('B{Enter}');
      await expect(await screen.findByText('Marca salva')).toBeVisible();
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvas.getByText('BOM LAR 2B')).toBeVisible();
    });
  },
});
