import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { Toolbar } from './Toolbar.tsx';

const acts = (
  <>
    <Button icon={<Pencil />}>Editar</Button>
    <Button disabled disabledReason="Só o comercial duplica famílias" icon={<Copy />}>
      Duplicar
    </Button>
    <IconButton label="Baixar planilha" icon={<Download />} />
    <Menu
      label="Mais"
      variant="ghost"
      items={[{ id: 'delete', label: 'Excluir', icon: <Trash2 />, tone: 'danger', onSelect: fn() }]}
    />
  </>
);

const meta = preview.meta({
  title: 'Layout/Toolbar',
  component: Toolbar,
  args: { label: 'Ações da família', children: acts },
});

/** Acts on what is shown. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { style: { justifyContent: 'flex-end' } } });

/** Two controls are tab stops of their own. */
export const Few = meta.story({
  args: {
    children: (
      <>
        <Button>Voltar</Button>
        <Button variant="primary">Salvar</Button>
      </>
    ),
  },
});

Few.test('is a group of two tab stops', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Ações da família' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
});

/** What does not fit goes to the next line. */
export const LongContent = meta.story({ args: { style: { maxInlineSize: '328px' } } });

/** One tab stop; arrows, Home and End move, also over what is disabled; Tab leaves and comes back to the same place. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const hasFocus = (name: string | RegExp) => expect(canvas.getByRole('button', { name })).toHaveFocus();
    await step('Arrow keys: move and stop at the ends', async () => {
      await userEvent.tab();
      await hasFocus('Editar');
      await userEvent.keyboard('{ArrowLeft}');
      await hasFocus('Editar');
      await userEvent.keyboard('{ArrowRight}');
      await hasFocus('Duplicar');
      await userEvent.keyboard('{End}{ArrowRight}');
      await hasFocus('Mais');
      await userEvent.keyboard('{Home}');
      await hasFocus('Editar');
    });
    await step('Tab: leaves it and comes back to the same place', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
      await userEvent.tab({ shift: true });
      await hasFocus('Baixar planilha');
    });
  },
});

/** A press moves the one tab stop along. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const download = canvas.getByRole('button', { name: 'Baixar planilha' });
    await userEvent.click(download);
    await expect(download).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveAttribute('tabindex', '-1');
  },
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <Toolbar {...args} />
    </StateMatrix>
  ),
});
