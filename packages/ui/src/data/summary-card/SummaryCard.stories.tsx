import { Building2, CalendarDays, CircleSlash, PackageCheck, Tag } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { SummaryCard, type SummaryItem } from './SummaryCard.tsx';

const facts: readonly SummaryItem[] = [
  { title: 'Segmento', value: 'Alimentos', icon: <Tag />, tooltip: 'O segmento que o fornecedor escolheu' },
  { title: 'CNPJ', value: '12.ABC.345/01DE-35', icon: <Building2 /> },
  { title: 'Data cadastro', value: '01/03/2027', icon: <CalendarDays /> },
  { title: 'Responsável', value: undefined },
];

const counts: readonly SummaryItem[] = [
  {
    title: 'Produtos bloqueados',
    value: '38',
    icon: <CircleSlash />,
    tooltip: 'Bloqueados em alguma filial',
  },
  {
    title: 'Produtos ativos',
    value: '1.240',
    icon: <PackageCheck />,
    tooltip: 'Liberados em todas as filiais',
  },
];

const meta = preview.meta({
  title: 'Data/SummaryCard',
  component: SummaryCard,
  args: { items: facts },
});

/** What a reviewer looks at first. */
export const Default = meta.story();

Default.test('pairs each title with its value', async ({ canvas }) => {
  await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Alimentos',
    '12.ABC.345/01DE-35',
    '01/03/2027',
    '-',
  ]);
});

Default.test('explains a title on focus until Escape', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('O segmento que o fornecedor escolheu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { items: counts, variant: 'counts' } });

/** Few large figures. */
export const Counts = meta.story({ args: { items: counts, variant: 'counts' } });

/** Long titles and values wrap. */
export const LongContent = meta.story({
  args: {
    items: [
      ...facts,
      {
        title: 'Razão social',
        value: 'COMERCIAL ANDRADE IMPORTAÇÃO, EXPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS DO NORDESTE LTDA',
      },
    ],
    style: { maxInlineSize: '328px' },
  },
});

/** Both variants, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SummaryCard items={facts} />
      <SummaryCard items={counts} variant="counts" />
    </StateMatrix>
  ),
});
