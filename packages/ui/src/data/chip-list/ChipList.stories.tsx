import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { type Chip, ChipList } from './ChipList.tsx';

const brands: readonly Chip[] = [
  'SERRA AZUL',
  'VALE VERDE',
  'BOA MESA',
  'CAMPO BELO',
  'SABOR DA TERRA',
  'NOVA SAFRA',
].map((label) => ({ id: label, label }));

const meta = preview.meta({
  title: 'Data/ChipList',
  component: ChipList,
  args: { label: 'Marcas', items: brands },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
});

/** The first three; the rest behind "+N". */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { max: 1 } });

/** None. */
export const Empty = meta.story({ args: { items: [] } });

/** Long names are cut and shown whole on hover and focus. */
export const LongContent = meta.story({
  args: {
    items: [{ id: 1, label: 'COMERCIAL ANDRADE IMPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS' }, ...brands],
    style: { maxInlineSize: '328px' },
  },
});

/** Tab reaches "+N", Enter lists the rest, Escape goes back (WCAG 1.4.13). */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab, Enter, Escape: reach "+N", list the rest, go back (WCAG 1.4.13)', async () => {
      const more = canvas.getByRole('button', { name: '+3 Marcas' });
      await userEvent.tab();
      await expect(more).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'Marcas' });
      await waitFor(() => expect(panel).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(more).toHaveFocus());
    });
  },
});

/** A press lists the rest. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('list', { name: 'Marcas' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
    await userEvent.click(canvas.getByRole('button', { name: '+3 Marcas' }));
    const items = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'CAMPO BELO',
      'SABOR DA TERRA',
      'NOVA SAFRA',
    ]);
  },
});

/** Few, many and none, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="many">
        <ChipList label="Marcas" items={brands} />
      </StateMatrix.Row>
      <StateMatrix.Row label="few">
        <ChipList label="Marcas" items={brands.slice(0, 2)} />
      </StateMatrix.Row>
      <StateMatrix.Row label="none">
        <ChipList label="Marcas" items={[]} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
