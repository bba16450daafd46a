import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { PendencyBanner } from './PendencyBanner.tsx';

const pendencies = [
  { id: 1, message: 'Contrato social: página 2 ilegível' },
  { id: 2, message: 'Dados bancários: agência não confere', field: 'agencia' },
];

/** The banner over a form with the field of a pendency. */
function BesideField(props: ComponentProps<typeof PendencyBanner>) {
  return (
    <Stack>
      <PendencyBanner {...props} />
      <TextField label="Agência" name="agencia" />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Feedback/PendencyBanner',
  component: PendencyBanner,
  args: { pendencies, onSelect: fn() },
});

/** What has to be put right. */
export const Default = meta.story();

Default.test('lists the pendencies under the fixed title (WID-061, WID-062)', async ({ canvas }) => {
  const banner = canvas.getByRole('group', { name: 'Atenção: Pendências para serem corrigidas' });
  await expect(within(banner).getAllByRole('listitem')).toHaveLength(2);
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { children: 'Observação: envie tudo até sexta-feira.' } });

/** Nothing to be put right. */
export const Waiting = meta.story({ args: { pendencies: [] } });

Waiting.test('says to wait (WID-063, ONB-044)', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Aguarde seu cadastro ser analisado' })).toBeVisible();
});

/** Long messages wrap. */
export const LongContent = meta.story({
  args: {
    pendencies: [
      {
        id: 1,
        message:
          'Comprovante de inscrição estadual do substituto tributário: o documento enviado está vencido há mais de noventa dias',
        field: 'inscricao',
      },
    ],
    style: { maxInlineSize: '328px' },
  },
});

/** A pendency leads to its field, by Tab and Enter. */
export const Keyboard = meta.story({
  render: (args) => <BesideField {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab, Enter: lead to the field of a pendency', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith(pendencies[1]);
      await expect(canvas.getByRole('textbox', { name: 'Agência' })).toHaveFocus();
    });
  },
});

/** A press on a pendency leads to its field. */
export const Pointer = meta.story({
  render: (args) => <BesideField {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dados bancários: agência não confere' }));
    await expect(canvas.getByRole('textbox', { name: 'Agência' })).toHaveFocus();
  },
});

/** Pendent and waiting, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <PendencyBanner pendencies={pendencies}>Observação: envie tudo até sexta-feira.</PendencyBanner>
      <PendencyBanner pendencies={[]} />
    </StateMatrix>
  ),
});
