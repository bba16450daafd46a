import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';

interface Brand {
  id: number;
  descricao: string;
}

const props: ListPageProps<Brand> = {
  title: 'Marcas Comercial',
  pageSize: 30,
  columns: [{ id: 'descricao', header: 'Descrição', format: 'text', value: (row) => row.descricao }],
  getRowId: (row) => row.id,
  state: {
    search: '',
    page: 1,
    sort: null,
    onSearchChange: () => {},
    onPageChange: () => {},
    onSortChange: () => {},
  },
  query: { rows: [{ id: 1, descricao: 'ACME' }], total: 1, loading: false, error: null, onRetry: () => {} },
};

describeConformance(ListPage<Brand>, { props });

it('hands on what its table takes: the current row is marked', async () => {
  mount(<ListPage {...props} currentRowId={1} />);
  await expect.element(page.getByRole('row', { name: 'ACME' })).toHaveAttribute('aria-current', 'true');
});
