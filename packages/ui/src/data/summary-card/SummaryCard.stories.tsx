import { Building2, CalendarDays, CircleSlash, PackageCheck, Tag } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
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

/** Figures that lead to the list they count, one of which is shown. */
export const Leading = meta.story({
  args: {
    variant: 'counts',
    items: [
      { title: 'Aguardando Comercial', value: '4', href: '#comercial', current: true },
      { title: 'Aguardando Contabilidade', value: '0', href: '#contabil' },
      { title: 'Aguardando Fornecedor', value: '9', href: '#fornecedor' },
    ],
  },
});

Leading.test('links from the whole item, and marks the current one', async ({ canvas, userEvent }) => {
  const [first, , last] = canvas.getAllByRole('link');
  await expect(first).toHaveAccessibleName('Aguardando Comercial: 4');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(last).not.toHaveAttribute('aria-current');
  const pressed = fn((event: Event) => event.preventDefault());
  last?.addEventListener('click', pressed);
  const { left, top } = canvas.getByText('Aguardando Fornecedor').getBoundingClientRect();
  const under = document.elementFromPoint(left + 4, top + 4);
  if (under) await userEvent.click(under);
  await expect(pressed).toHaveBeenCalledOnce();
});

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
      <SummaryCard
        items={counts.map((item, place) => ({
          ...item,
          tooltip: undefined,
          href: '#',
          current: place === 0,
        }))}
        variant="counts"
      />
    </StateMatrix>
  ),
});
