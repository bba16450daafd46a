import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { navigationExample } from './navigationExample.tsx';
import { SideNav } from './SideNav.tsx';
import type { SideNavProps } from './SideNav.types.ts';

const meta = preview.meta({
  title: 'Navigation/SideNav',
  component: SideNav,
  args: {
    navigation: navigationExample,
    currentHref: '/produtos/marcas',
    onClick: fn((event) => event.preventDefault()),
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
});

/** Groups with the page's own link marked. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { collapsed: false, currentHref: '/fornecedores' } });

/** A page below a listed one marks the part it belongs to. */
export const InsideAPart = meta.story({ args: { currentHref: '/produtos/catalogo/42?aba=ean' } });

InsideAPart.test('marks the part, not the page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Catálogo' })).toHaveAttribute('aria-current', 'true');
});

/** Icons only; the names stay for assistive technology. */
export const Collapsed = meta.story({
  args: { collapsed: true },
  decorators: [(Story) => <div style={{ inlineSize: 64 }}>{Story()}</div>],
});

Collapsed.test('keeps the name of each link', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Marcas Comercial' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

/** With less room than it needs, it shows the link of the page. */
export const LittleRoom = meta.story({
  args: { currentHref: '/fornecedores/impostos', style: { blockSize: 300, overflowY: 'auto' } },
});

LittleRoom.test('brings the link into sight', async ({ canvas }) => {
  const link = canvas.getByRole('link', { current: 'page' });
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  await waitFor(() => expect(bottom(link)).toBeLessThanOrEqual(bottom(canvas.getByRole('navigation'))));
});

/** Long names wrap beside their icon. */
export const LongContent = meta.story({
  args: {
    navigation: navigationExample.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        label: `${item.label} e respectivas pendências em aberto`,
      })),
    })),
  },
});

/** Each link is one tab stop, in the order shown. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: goes from link to link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Início' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Catálogo' })).toHaveFocus();
    });
    await step('Enter: follows the link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

/** A click follows the link. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Impostos' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

function SheetNav({ collapsed = false }: Pick<SideNavProps, 'collapsed'>) {
  const name = `Navegação principal (${useSheetName()}${collapsed ? ', recolhida' : ''})`;
  return (
    <SideNav
      navigation={navigationExample}
      currentHref="/produtos/marcas"
      collapsed={collapsed}
      aria-label={name}
    />
  );
}

/** Open and collapsed, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 420 }}>{Story()}</div>],
  render: () => (
    <StateMatrix>
      <div style={{ display: 'flex', gap: 24 }}>
        <div style={{ inlineSize: 240 }}>
          <SheetNav />
        </div>
        <div style={{ inlineSize: 64 }}>
          <SheetNav collapsed />
        </div>
      </div>
    </StateMatrix>
  ),
});
