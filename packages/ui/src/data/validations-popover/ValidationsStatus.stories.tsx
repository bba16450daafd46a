import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import type { CellStatus, Validation } from '../data-table/columns/column.ts';
import { ValidationsStatus } from './ValidationsStatus.tsx';

const approved: CellStatus = { tone: 'success', label: 'Aprovado' };

const validations: readonly Validation[] = [
  { name: 'Comercial', ...approved },
  { name: 'Contábil', tone: 'warning', label: 'Aguardando' },
];

const meta = preview.meta({
  title: 'Data/ValidationsStatus',
  component: ValidationsStatus,
  args: {
    status: approved,
    validations,
    recordName: 'EXEMPLO COMÉRCIO LTDA',
  },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
});

/** One check of a record, which leads to all of them. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { status: { tone: 'warning', label: 'Aguardando' } } });

/** The open list. */
export const Open = meta.story({ tags: ['visual'], args: { defaultOpen: true } });

/** A long status wraps. */
export const LongContent = meta.story({
  args: {
    status: { tone: 'danger', label: 'Pendenciado na segunda análise pela contabilidade' },
    style: { maxInlineSize: '180px' },
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
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Aprovado/ })).toHaveFocus());
    });
  },
});

/** A press lists them. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Aprovado, 2 validações: EXEMPLO COMÉRCIO LTDA' }),
    );
    const items = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'ComercialAprovado',
      'ContábilAguardando',
    ]);
  },
});

/** Tones, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <StateMatrix.Row label="tones">
        <ValidationsStatus {...args} />
        <ValidationsStatus {...args} status={{ tone: 'warning', label: 'Aguardando' }} />
        <ValidationsStatus {...args} status={{ tone: 'danger', label: 'Reprovado' }} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
