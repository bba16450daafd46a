import { expect } from 'storybook/test';
import { fact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Link } from '../../navigation/link/index.ts';
import { Description } from './Description.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { label: 'Razão social', value: 'COMERCIAL ANDRADE LTDA.' },
  { label: 'CNPJ', value: '12.345.678/0001-95' },
  { label: 'Inscrição estadual', value: '' },
  { label: 'Pedido mínimo', value: 'R$ 1.500,00' },
  { label: 'Site', value: <Link href="#site">andrade.com.br</Link> },
  { label: 'Cadastro', value: '12/03/2026' },
];

const meta = preview.meta({ title: 'Data/DescriptionList', component: DescriptionList, args: { items } });

/** Two columns where there is room. */
export const Default = meta.story();

Default.test('shows a dash for what is not known', async ({ canvas }) => {
  await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toContain('-');
});

Default.test('names each value by its label', async ({ canvas }) => {
  await expect(fact(canvas, 'Pedido mínimo')).toHaveTextContent('R$ 1.500,00');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { columns: 3 } });

/** One below the other. */
export const OneColumn = meta.story({ args: { columns: 1 } });

/** Up to four columns. */
export const FourColumns = meta.story({ args: { columns: 4 } });

/** Nothing is known of the record. */
export const Empty = meta.story({ args: { items: items.map(({ label }) => ({ label, value: null })) } });

/** Long values wrap in their column. */
export const LongContent = meta.story({
  args: {
    items: items.map(({ label }) => ({
      label,
      value: 'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS E ALIMENTOS S.A.',
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

/** Facts that stand on their own, as the fields of a form that is only read: a text of several lines takes the whole width. */
export const OwnFacts = meta.story({
  args: {
    items: undefined,
    children: [
      <Description key="frete" label="Situação do frete">
        CIF
      </Description>,
      <Description key="gln" label="GLN EDI" />,
      <Description key="obs" label="Observações gerais" data-span="full">
        {'Entrega até as 11 horas.\nDoca 4, pelos fundos.'}
      </Description>,
    ],
  },
});

OwnFacts.test('shows a dash for what is empty, and the lines of a text', async ({ canvas }) => {
  await expect(fact(canvas, 'GLN EDI')).toHaveTextContent('-');
  const remarks = fact(canvas, 'Observações gerais');
  await expect(remarks.innerText).toBe('Entrega até as 11 horas.\nDoca 4, pelos fundos.');
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <DescriptionList items={items} columns={3} />
    </StateMatrix>
  ),
});
