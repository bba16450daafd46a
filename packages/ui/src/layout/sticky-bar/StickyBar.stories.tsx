import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Stack } from '../stack/Stack.tsx';
import { StickyBar } from './StickyBar.tsx';

const onSave = fn();

const acts = (
  <>
    <Button>Salvar rascunho</Button>
    <Button variant="primary" onClick={onSave}>
      Enviar para análise
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Layout/StickyBar',
  component: StickyBar,
  args: { status: 'Rascunho salvo às 14:32', children: acts },
  beforeEach: () => void onSave.mockClear(),
});

/** How the form stands and what can be done. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story();

/** What keeps the form from being sent. */
export const Blocked = meta.story({
  args: {
    status: 'Faltam 3 documentos para enviar',
    children: (
      <Button variant="primary" disabled disabledReason="Faltam 3 documentos para enviar">
        Enviar para análise
      </Button>
    ),
  },
});

Blocked.test('reads changes of the status out', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Faltam 3 documentos para enviar');
});

/** Under a long form it stays at the end of the window. */
export const UnderLongForm = meta.story({
  render: (args) => (
    <Stack>
      {Array.from({ length: 16 }, (_, index) => `Campo ${index + 1}`).map((label) => (
        <TextField key={label} label={label} />
      ))}
      <StickyBar {...args} />
    </Stack>
  ),
});

/** Long texts wrap, the acts go below. */
export const LongContent = meta.story({
  args: {
    status:
      'Para enviar faltam o contrato social, o cartão do CNPJ e a inscrição estadual do substituto tributário',
    style: { maxInlineSize: '328px' },
  },
});

/** Tab reaches the acts in their order. */
export const Keyboard = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Tab: reaches the acts in their order', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(onSave).toHaveBeenCalledOnce();
    });
  },
});

/** A press on an act does it. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar para análise' }));
    await expect(onSave).toHaveBeenCalledOnce();
  },
});

function SheetBar(props: ComponentProps<typeof StickyBar>) {
  return <StickyBar {...props} style={{ position: 'static' }} aria-label={`Ações (${useSheetName()})`} />;
}

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <SheetBar {...args} />
    </StateMatrix>
  ),
});
