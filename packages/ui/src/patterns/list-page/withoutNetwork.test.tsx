import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { ListPage } from './ListPage.tsx';

const network = vi.hoisted(() => {
  const failures: string[] = [];
  const fetch = (part: string) => () => {
    failures.push(part);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  return { failures, fetch };
});

vi.mock('../../data/data-table/columns/ColumnList.tsx', network.fetch('columns'));
vi.mock('../../data/saved-views/SavedViews.tsx', network.fetch('views'));

expectBrowserEvents();

const ignore = () => {};

it('shows its rows where saved views and the choice of columns cannot be fetched, and offers to fetch the choice again', async () => {
  const view = mount(
    <ListPage<string>
      title="Marcas"
      columns={[{ id: 'name', header: 'Nome', format: 'text', value: (name) => name }]}
      getRowId={(name) => name}
      pageSize={30}
      state={{
        search: '',
        page: 1,
        sort: null,
        onSearchChange: ignore,
        onPageChange: ignore,
        onSortChange: ignore,
      }}
      query={{ rows: ['ACME'], total: 1, loading: false, error: null, onRetry: ignore }}
      columnChoice={{ storageKey: 'marcas' }}
      views={{
        views: [],
        shown: null,
        nameMaxLength: 40,
        plainHref: '/marcas',
        onSave: ignore,
        onRename: ignore,
        onRemove: ignore,
        onCopyAddress: ignore,
      }}
    />,
  );
  await expect.poll(() => new Set(network.failures)).toEqual(new Set(['columns', 'views']));
  await page.getByRole('button', { name: 'Colunas' }).click();
  const menu = page.getByRole('dialog', { name: 'Colunas' });
  await expect.element(menu.getByText('Não foi possível carregar')).toBeVisible();
  await expect.element(menu.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600)); // React draws what was waited for after 300 ms at the earliest
  await expect.element(page.getByRole('cell', { name: 'ACME' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Marcas' }).all()).toHaveLength(1);
  view.unmount();
});
