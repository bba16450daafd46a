import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../actions/button/index.ts';
import { TextField } from '../inputs/text-field/index.ts';
import { Stack } from '../layout/stack/index.ts';
import { en } from '../locales/en/index.ts';
import { Link } from '../navigation/link/index.ts';
import type { LinkProps } from '../navigation/link/LinkContext.ts';
import { Pager } from '../navigation/pager/index.ts';
import { Menu } from '../overlays/menu/index.ts';
import { createBrand } from '../tokens/brand/createBrand.ts';
import { PortalProvider } from './PortalProvider.tsx';

/** Theme, density and brand are of the whole document: a story that sets one has a document of its own on the page of docs. */
const ownDocument = { docs: { story: { inline: false, height: '220px' } } };

const meta = preview.meta({
  title: 'Theme/PortalProvider',
  component: PortalProvider,
  args: {
    children: (
      <Stack>
        <TextField label="Nome fantasia" defaultValue="ANDRADE" />
        <Pager page={2} pageSize={25} total={240} onPageChange={fn()} />
        <Button variant="primary">Salvar</Button>
      </Stack>
    ),
  },
});

/** Once around the application, with nothing to set: Portuguese, comfortable, and the theme of the system. */
export const Default = meta.story({ parameters: ownDocument, args: { theme: 'system' } });

/** Every prop, to try out. */
export const Playground = meta.story({
  parameters: ownDocument,
  args: { theme: 'light', density: 'compact' },
});

/** In dark, whatever the system says. */
export const Dark = meta.story({ parameters: ownDocument, args: { theme: 'dark' } });

/** Lower controls and rows, for whoever works in lists all day. */
export const Compact = meta.story({ parameters: ownDocument, args: { density: 'compact' } });

const brand = createBrand({ accent: '#7c3aed', radiusPx: 8, fontFamily: 'Figtree' });

/** Accent, corners and typeface of the application: `createBrand` is called once, outside components, or on the server. */
export const Branded = meta.story({ parameters: ownDocument, args: { brand } });

/** The library speaks English; labels, like every text of the application, are the application's. */
export const English = meta.story({
  args: { locale: en },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
});

/** Some texts of the library in words of the application's own; all others stay. */
export const OwnTexts = meta.story({
  args: { messages: { nextPage: 'Ver mais' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ver mais' })).toBeVisible();
  },
});

/** Where a router's link has `to` in place of `href`, a component of a line stands between. */
function RouterLink({ href, ...rest }: LinkProps) {
  return <a {...rest} href={href} data-router="" />;
}

/** Every link of the library is drawn with that of the application's router, which changes page without a reload. */
export const RouterLinks = meta.story({
  args: { linkComponent: RouterLink, children: <Link href="#fornecedores">Fornecedores</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fornecedores' })).toHaveAttribute('data-router');
  },
});

/**
 * Menus, dialogs and lists are loaded when they are first opened. Where that fails, after a release or without a network, the
 * application says so: here it may reload, or ask to try again.
 */
export const FailedLoading = meta.story({
  args: {
    onLoadError: fn(),
    children: <Menu label="Exportar" items={[{ id: 'csv', label: 'CSV', onSelect: fn() }]} />,
  },
});

/** One inside another changes what it is given, as for a preview, and keeps the rest. */
export const Nested = meta.story({
  args: {
    children: (
      <PortalProvider messages={{ nextPage: 'Ver mais' }}>
        <Pager page={2} pageSize={25} total={240} onPageChange={fn()} />
      </PortalProvider>
    ),
  },
});
