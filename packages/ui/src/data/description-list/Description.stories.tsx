import { expect } from 'storybook/test';
import { fact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { Description } from './Description.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  title: 'Data/Description',
  component: Description,
  args: { label: 'Situação do frete', children: 'CIF' },
  render: (args) => (
    <DescriptionList>
      <Description {...args} />
    </DescriptionList>
  ),
});

/** A label and its value. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { label: 'Prazo de entrega', children: '12 dias úteis' } });

/** Nothing is known. */
export const Empty = meta.story({
  args: { label: 'GLN EDI', children: null },
  play: async ({ canvas }) => {
    await expect(fact(canvas, 'GLN EDI')).toHaveTextContent('-');
  },
});

/** A text keeps its lines; `data-span="full"` gives it the whole width. */
export const LongContent = meta.story({
  args: {
    label: 'Observações gerais',
    children: `Entrega até as 11 horas.\nDoca 4, pelos fundos. ${'Avise o conferente ao chegar. '.repeat(8)}`,
  },
  render: (args) => (
    <DescriptionList columns={2}>
      <Description {...args} data-span="full" />
    </DescriptionList>
  ),
});
