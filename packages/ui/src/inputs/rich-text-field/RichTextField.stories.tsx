import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { RichTextField } from './RichTextField.tsx';

const description =
  '<h3>Suporte articulado</h3><p>Para televisores de <strong>32 a 65 polegadas</strong>, com <a href="https://exemplo.com.br/manual">manual</a>.</p><ul><li><p>Aço carbono</p></li><li><p>Até 40 kg</p></li></ul>';

const meta = preview.meta({
  title: 'Inputs/RichTextField',
  component: RichTextField,
  args: { label: 'Descrição', onValueChange: fn() },
});

/** The text once the editor is loaded, which takes its time the first time. */
async function loaded(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  return await waitFor(
    () => {
      const text = canvas.getByRole('textbox', { name: /Descrição/ });
      expect(text).not.toHaveAttribute('aria-busy');
      return text;
    },
    { timeout: 10_000 },
  );
}

/** A description to write; letters stay as typed. */
export const Default = meta.story({ args: { placeholder: 'Descreva o produto para o cliente' } });

/** Every prop, to try out. */
export const Playground = meta.story({
  args: {
    hint: 'Aparece na página do produto',
    required: true,
    maxLength: 2000,
    minRows: 4,
    defaultValue: description,
  },
});

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({
  args: { required: true, hint: 'Aparece na página do produto', error: 'Campo obrigatório' },
});

Invalid.test('is described by its error', async ({ canvas }) => {
  const text = await loaded(canvas);
  await expect(text).toHaveAccessibleDescription('Campo obrigatório');
  await expect(text).toHaveAttribute('aria-required', 'true');
  await expect(text).toBeInvalid();
});

/** Reads like the rest of the page; its links can be followed. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: description } });

ReadOnly.test('is a named group with no toolbar', async ({ canvas }) => {
  const text = canvas.getByRole('group', { name: 'Descrição' });
  await expect(within(text).getByRole('link', { name: 'manual' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
});

/** Says why it is disabled and who can change that. */
export const Disabled = meta.story({
  args: {
    disabled: true,
    defaultValue: description,
    disabledReason: 'Somente o comprador altera a descrição',
  },
});

/** Few characters are left; the markup does not count. */
export const NearLimit = meta.story({
  args: { maxLength: 40, defaultValue: '<p><strong>Suporte articulado para televisor</strong></p>' },
});

/** Long words wrap, the toolbar too. */
export const LongContent = meta.story({
  args: {
    label: 'Descrição do produto como deve aparecer na página da loja virtual e nos anúncios da empresa',
    hint: 'Evite repetir o nome do produto e os dados que já aparecem nas características, como cor, voltagem e medidas.',
    defaultValue: `<p>https://exemplo.com.br/${'produto-'.repeat(12)}</p>${description.repeat(2)}`,
    style: { maxInlineSize: '320px' },
  },
});

/** Toolbar as one tab stop, formats by key, Tab leaves. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const text = await loaded(canvas);
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('Tab, arrow keys: reach the toolbar, and walk it; the ends meet', async () => {
      await userEvent.tab();
      await expect(button('Negrito')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(button('Itálico')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(button('Refazer')).toHaveFocus();
      await waitFor(() => expect(button('Refazer')).toHaveAccessibleDescription(/nada a refazer/));
      await userEvent.keyboard('{ArrowRight}');
      await expect(button('Negrito')).toHaveFocus();
    });
    await step('Enter, Space on a button: it stays and says its state', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Negrito')).toHaveAttribute('aria-pressed', 'true'));
      await expect(button('Negrito')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Negrito')).toHaveAttribute('aria-pressed', 'false'));
    });
    await step('Control and B in the text: is announced', async () => {
      await userEvent.tab();
      await expect(text).toHaveFocus();
      await userEvent.keyboard('{Control>}b{/Control}');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Negrito: ligado'));
    });
    await step('Tab: leaves the text', async () => {
      await userEvent.tab();
      await expect(text).not.toHaveFocus();
    });
  },
});

/** A press on a button goes on in the text; what was done can be undone. */
export const Pointer = meta.story({
  args: { defaultValue: '<p>Aço</p>' },
  play: async ({ args, canvas, userEvent, step }) => {
    const text = await loaded(canvas);
    await step('A list, with focus in the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lista com marcadores' }));
      await waitFor(() => expect(text).toHaveFocus());
      await expect(await within(text).findByRole('listitem')).toHaveTextContent('Aço');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('<ul><li><p>Aço</p></li></ul>', {
        text: 'Aço',
      });
    });
    await step('Undone, it is what was loaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
      await waitFor(() => expect(within(text).queryByRole('list')).not.toBeInTheDocument());
      await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Aço</p>', { text: 'Aço' });
    });
    await step('The link dialog refuses what is no address, and gives focus back to the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
      const address = await screen.findByRole('textbox', { name: 'Endereço do link' });
      await waitFor(() => expect(address).toHaveFocus());
      await userEvent.keyboard('javascript:alert(1){Enter}');
      await waitFor(() => expect(address).toBeInvalid());
      await userEvent.clear(address);
      await userEvent.keyboard('exemplo.com.br');
      await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(text).toHaveFocus());
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.stringContaining('href="https://exemplo.com.br"'),
        expect.anything(),
      );
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <RichTextField label="Vazio" placeholder="Descreva o produto para o cliente" minRows={2} />
      <RichTextField
        label="Preenchido"
        defaultValue={description}
        hint="Aparece na loja"
        required
        minRows={2}
      />
      <RichTextField label="Inválido" error="Campo obrigatório" minRows={2} />
      <RichTextField label="Somente leitura" defaultValue={description} readOnly />
      <RichTextField
        label="Desabilitado"
        defaultValue={description}
        disabled
        disabledReason="Aguarda a análise"
        minRows={2}
      />
    </StateMatrix>
  ),
});
