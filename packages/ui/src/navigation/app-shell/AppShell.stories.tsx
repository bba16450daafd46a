import { CircleHelp, LogOut } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Card } from '../../layout/card/index.ts';
import { PageHead } from '../../layout/page-head/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { navigationExample } from '../side-nav/navigationExample.tsx';
import { AppShell } from './AppShell.tsx';

const meta = preview.meta({
  title: 'Navigation/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Portal de Fornecedores',
    navigation: navigationExample,
    currentHref: '/produtos/marcas',
    user: { name: 'Ana Souza', detail: 'Comercial', facts: ['ana.souza@empresa.com.br'] },
    onCollapsedChange: fn(),
    onClick: fn((event) => event.target.closest('a') && event.preventDefault()),
    userMenu: [{ id: 'leave', label: 'Sair', icon: <LogOut />, onSelect: fn() }],
    actions: <IconButton label="Ajuda" icon={<CircleHelp />} />,
    children: (
      <Stack gap="lg">
        <PageHead title="Marcas Comercial" actions={<Button variant="primary">Adicionar</Button>} />
        <Card>
          <p>Escolha uma marca para ver os produtos ligados a ela.</p>
        </Card>
      </Stack>
    ),
  },
});

const narrow = { viewport: { value: 'mobile1', isRotated: false } };

/** Header, side navigation and page. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { collapsed: false } });

/** The side navigation shows icons only. */
export const Collapsed = meta.story({ args: { collapsed: true } });

/** Below 1024 px the navigation waits behind a button. */
export const Narrow = meta.story({ globals: narrow });

/** The navigation as a sheet over the page. */
export const SheetOpen = meta.story({
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menu de navegação' }));
    await screen.findByRole('dialog', { name: 'Navegação principal' });
  },
});

/** Who is signed in is a menu, in full at its head. */
export const AccountMenu = meta.story({
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Conta de Ana Souza/ }));
    const menu = await screen.findByRole('menu', { name: /^Conta de Ana Souza/ });
    await expect(within(menu).getByText('ana.souza@empresa.com.br')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
});

/** Without a menu the user is only named. */
export const WithoutMenu = meta.story({ args: { userMenu: undefined } });

/** Long names are cut in the header and wrap in the navigation. */
export const LongContent = meta.story({
  args: {
    brand: 'Portal de Fornecedores da Companhia Brasileira de Distribuição de Utilidades Domésticas',
    user: {
      name: 'Maria Aparecida dos Santos Albuquerque de Figueiredo',
      detail: 'Comercial Gerador de Link',
    },
  },
});

/** The page can be skipped to, the navigation collapsed, all from the keyboard. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: the first stop skips to the content', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
    await step('Enter: collapses the navigation, and focus stays', async () => {
      canvas.getByRole('button', { name: 'Recolher menu' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Expandir menu' })).toHaveFocus();
      await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Tab on: the page shown is marked', async () => {
      await expect(canvas.getByRole('link', { name: 'Marcas Comercial' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
});

/** The sheet holds focus, closes with Esc and gives focus back. */
export const SheetKeyboard = meta.story({
  globals: narrow,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir menu de navegação' });
    await step('Enter opens it with focus inside', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await screen.findByRole('dialog', { name: 'Navegação principal' });
      await waitFor(() =>
        expect(within(sheet).getByRole('button', { name: 'Fechar menu de navegação' })).toHaveFocus(),
      );
    });
    await step('Tab stays inside', async () => {
      const sheet = screen.getByRole('dialog');
      const links = within(sheet).getAllByRole('link').length;
      for (let stop = 0; stop <= links; stop += 1) await userEvent.tab();
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    });
    await step('Esc closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
});

/** Collapses and expands by mouse; in the sheet a link closes it. */
export const Pointer = meta.story({
  globals: narrow,
  play: async ({ canvas, userEvent, step }) => {
    await step('A link in the sheet closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir menu de navegação' }));
      const sheet = await screen.findByRole('dialog', { name: 'Navegação principal' });
      await userEvent.click(within(sheet).getByRole('link', { name: 'Catálogo' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

/** One shell, since a page has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'] });
