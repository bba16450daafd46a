import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Navigation/Link',
  component: Link,
  args: {
    href: '#produtos',
    children: 'Voltar para produtos',
    onClick: fn((event) => event.preventDefault()),
  },
});

/** A link on its own line. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story();

/** Inside a sentence it has an underline, not only a colour. */
export const InText = meta.story({
  args: { children: 'fale com o comercial' },
  render: (args) => (
    <p>
      Não encontrou a marca? <Link {...args} /> para pedir o cadastro.
    </p>
  ),
});

/** Long names wrap. */
export const LongContent = meta.story({
  args: {
    children: 'Solicitação de cadastro de produtos da Indústria Paulista de Utilidades Domésticas S.A.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
});

/** Tab reaches it and Enter follows it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Voltar para produtos' })).toHaveFocus();
    });
    await step('Enter: follows it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

/** A click follows it. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar para produtos' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="link">
        <Link href="#marcas">Marcas</Link>
        <p>
          Veja <Link href="#familias">as famílias</Link> desta marca.
        </p>
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
