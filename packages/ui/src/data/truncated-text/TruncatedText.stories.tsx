import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { TruncatedText } from './TruncatedText.tsx';

const long = 'SUPORTE ARTICULADO DE PAREDE PARA TELEVISOR DE 32 A 65 POLEGADAS PRETO';

const meta = preview.meta({
  title: 'Data/TruncatedText',
  component: TruncatedText,
  args: { text: long },
});

/** Cut at forty characters; hover or focus shows all of it. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { maxGraphemes: 12 } });

/** Short enough: nothing is cut and nothing takes focus. */
export const Short = meta.story({ args: { text: 'SUPORTE PARA TELEVISOR' } });

Short.test('has no tooltip and no tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByText('SUPORTE PARA TELEVISOR')).not.toHaveFocus();
  await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

/** Characters made of several code points stay whole. */
export const Emoji = meta.story({ args: { text: `${'A'.repeat(39)}👨‍👩‍👧‍👦B` } });

/** A text without spaces wraps in the tooltip. */
export const LongContent = meta.story({ args: { text: 'https://exemplo.com.br/'.repeat(20) } });

/** Tab reaches it and shows all of it, Escape hides that. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab: shows the whole text', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(long);
    });
    await step('Escape: hides it and leaves focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(canvas.getByText(long).parentElement).toHaveFocus();
    });
  },
});

/** Hover shows all of it. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('SUPORTE ARTICULADO DE PAREDE PARA TELEVI…'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(long);
  },
});

/** Cut and whole, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="cut">
        <TruncatedText text={long} />
      </StateMatrix.Row>
      <StateMatrix.Row label="whole">
        <TruncatedText text="SUPORTE PARA TELEVISOR" />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
