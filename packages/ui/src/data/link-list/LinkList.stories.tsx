import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { RelativeAge } from '../relative-age/RelativeAge.tsx';
import { LinkList } from './LinkList.tsx';

const meta = preview.meta({
  title: 'Data/LinkList',
  component: LinkList,
  args: {
    items: [
      {
        id: 'pre',
        label: 'Pré-cadastros para analisar',
        href: '#pre',
        count: '12',
        detail: <RelativeAge instant="2027-03-10T09:00:00-03:00" now={new Date('2027-03-13T12:00:00Z')} />,
      },
      {
        id: 'requests',
        label: 'Solicitações que vencem em 7 dias sem envio',
        href: '#requests',
        count: '3',
        detail: 'A primeira vence em 15/03/2027',
      },
    ],
  },
});

/** What waits for somebody: how much, what, since when, and the way there. */
export const Default = meta.story();

Default.test('reads a number and its label as one link', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '12 Pré-cadastros para analisar' })).toHaveAttribute(
    'href',
    '#pre',
  );
});

/** Every prop, to try out. */
export const Playground = meta.story();

/** What waits is being read. */
export const Loading = meta.story({ args: { items: undefined } });

/** With little room, what is said about a line begins under its label, not under its number. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Solicitações que vencem em 7 dias sem envio').getBoundingClientRect();
    const detail = canvas.getByText('A primeira vence em 15/03/2027').getBoundingClientRect();
    await expect(detail.left).toBe(label.left);
    await expect(detail.top).toBeGreaterThanOrEqual(label.bottom - 1);
  },
});

/** Records without a number. */
export const WithoutCount = meta.story({
  args: {
    items: [
      { id: '87', label: 'PANELA TRAMONTINA 4,5 LT SOLAR', href: '#87', detail: 'Família' },
      { id: '61', label: 'PANELAS DA SERRA LTDA', href: '#61', detail: 'Parceiro' },
    ],
  },
});

/** Long names wrap; what is said about them goes below. */
export const LongContent = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    items: [
      {
        id: '1',
        label: 'COMERCIAL ANDRADE IMPORTAÇÃO, EXPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS DO NORDESTE LTDA',
        href: '#1',
        count: '1.204',
        detail: 'Mais antigo: há 128 dias e 3 horas',
      },
    ],
  },
});

/** Both kinds, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <LinkList {...args} />
      <LinkList items={args.items?.map(({ count: _count, ...item }) => item)} />
    </StateMatrix>
  ),
});
