import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

const items: readonly Crumb[] = [
  { label: 'Início', href: '#inicio' },
  { label: 'Fornecedores', href: '#fornecedores' },
  { label: 'EXEMPLO COMÉRCIO LTDA', href: '#exemplo' },
  { label: 'Documentos' },
];
const deep: readonly Crumb[] = [
  ...items.slice(0, 3),
  { label: 'Documentos', href: '#documentos' },
  { label: 'Contrato social', href: '#contrato' },
  { label: 'Versões' },
];

const meta = preview.meta({ title: 'Navigation/Breadcrumb', component: Breadcrumb, args: { items } });

/** The way to the page shown. */
export const Default = meta.story();

Default.test('names the page shown as the current one', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
  await expect(canvas.getByText('Documentos')).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getAllByRole('link')).toHaveLength(3);
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { items: deep, max: 5 } });

/** A long way keeps its ends. */
export const Collapsed = meta.story({ args: { items: deep } });

/** Long names wrap. */
export const LongContent = meta.story({
  args: {
    items: [
      ...items.slice(0, 2),
      {
        label: 'COMERCIAL ANDRADE IMPORTAÇÃO, EXPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS LTDA',
        href: '#andrade',
      },
      { label: 'Documentos' },
    ],
    style: { maxInlineSize: '328px' },
  },
});

/** Enter on "…" opens the middle and goes on from there. */
export const Keyboard = meta.story({
  args: { items: deep },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on "…": opens the middle, and goes on from there', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Mostrar 3 níveis ocultos' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: 'Fornecedores' })).toHaveFocus();
    });
  },
});

/** A press on "…" opens the middle. */
export const Pointer = meta.story({
  args: { items: deep },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 3 níveis ocultos' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

function SheetBreadcrumb({ way }: { way: readonly Crumb[] }) {
  return <Breadcrumb items={way} aria-label={`Você está em (${way.length} níveis, ${useSheetName()})`} />;
}

/** Short and long, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetBreadcrumb way={items} />
      <SheetBreadcrumb way={deep} />
    </StateMatrix>
  ),
});
