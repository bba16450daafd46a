import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import type { Validation } from '../data-table/columns/column.ts';
import { ValidationsPopover } from './ValidationsPopover.tsx';

const validations: readonly Validation[] = [
  { name: 'Comercial', tone: 'success', label: 'Aprovado' },
  { name: 'Contábil', tone: 'warning', label: 'Aguardando' },
];

const meta = preview.meta({
  title: 'Data/ValidationsPopover',
  component: ValidationsPopover,
  args: { validations, recordName: 'EXEMPLO COMÉRCIO LTDA' },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
});

/** The checks of one record, beside their button. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { defaultOpen: true, size: 'md' } });

/** The open list. */
export const Open = meta.story({ tags: ['visual'], args: { defaultOpen: true } });

/** Nothing to list. */
export const Empty = meta.story({ args: { validations: [] } });

/** Long names and labels wrap. */
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    validations: [
      { name: 'Análise comercial da diretoria regional de compras', tone: 'warning', label: 'Aguardando' },
      { name: 'Contábil', tone: 'danger', label: 'Pendenciado na segunda análise' },
    ],
  },
});

/** Enter lists them, Escape goes back to the button. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter, Escape: list them, and go back to the button', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'Validações: EXEMPLO COMÉRCIO LTDA' });
      await waitFor(() => expect(panel).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /2 validações/ })).toHaveFocus());
    });
  },
});

/** A press lists them, each with its status in words. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 validações: EXEMPLO COMÉRCIO LTDA' }));
    const items = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'ComercialAprovado',
      'ContábilAguardando',
    ]);
  },
});

/** The button, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <StateMatrix.Row label="validations">
        <ValidationsPopover {...args} />
      </StateMatrix.Row>
      <StateMatrix.Row label="none">
        <ValidationsPopover {...args} validations={[]} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
