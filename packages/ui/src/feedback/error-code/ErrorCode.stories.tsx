import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ErrorCode } from './ErrorCode.tsx';

const code = '7f3a9c21d4e8';

const meta = preview.meta({ title: 'Feedback/ErrorCode', component: ErrorCode, args: { code } });

/** The code stands in small text beside its button. */
export const Default = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

Default.test('copies the code with one press and says so', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^Código do erro:/)).toHaveTextContent(`Código do erro: ${code}`);
  await userEvent.click(await canvas.findByRole('button', { name: 'Copiar código do erro' }));
  await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(code);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Código copiado'));
});

/** Every prop, to try out. */
export const Playground = meta.story();

/** Tab reaches the button; Enter and Space copy, and focus stays. */
export const Keyboard = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab, Enter, Space: reach the button, and copy; focus stays', async () => {
      const button = await canvas.findByRole('button', { name: 'Copiar código do erro' });
      for (const key of ['{Enter}', ' ']) {
        await step(key === ' ' ? 'Space' : 'Enter', async () => {
          if (document.activeElement !== button) await userEvent.tab();
          await expect(button).toHaveFocus();
          await userEvent.keyboard(key);
          await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Código copiado'));
          await expect(button).toHaveFocus();
        });
      }
      await expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2);
    });
  },
});

/** The browser refuses the clipboard: the text can still be chosen. */
export const Refused = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(
      fn().mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError')),
    );
  },
});

Refused.test('says that it was not copied', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Copiar código do erro' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Não foi possível copiar'));
});

/** A long code wraps. */
export const LongContent = meta.story({
  args: { code: '0b6f8d5e-2f1c-4a7e-9a43-6f0e2d9c1b75', style: { maxInlineSize: '200px' } },
});

/** Short and long, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <ErrorCode code={code} />
      <ErrorCode code="0b6f8d5e-2f1c-4a7e-9a43-6f0e2d9c1b75" />
    </StateMatrix>
  ),
});
