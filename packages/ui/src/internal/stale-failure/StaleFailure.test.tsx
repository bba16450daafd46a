import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChartCard } from '../../charts/chart-card/ChartCard.tsx';
import { purchases } from '../../charts/line-chart/chartExample.ts';
import { CardList } from '../../data/card-list/CardList.tsx';
import { sampleCards } from '../../data/card-list/sampleCards.ts';
import { CurveTable } from '../../data/curve-table/CurveTable.tsx';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import { PageContent } from '../page-content/PageContent.tsx';
import { expectBrowserEvents } from '../testing/acting.ts';
import { mount } from '../testing/mount.tsx';

const onRetry = vi.fn();
const failed = { error: { message: 'O servidor não respondeu.', code: '7f3a9c21d4e8' }, onRetry };
const curves = {
  rows: [{ id: 1, name: 'A1', whole: false, quantity: 9 }],
  totals: { quantity: 9 },
  costName: 'cme' as const,
};

describe('a failure over what was read before', () => {
  expectBrowserEvents();

  it.each([
    [
      'a table',
      <DataTable
        key="table"
        {...failed}
        label="Marcas"
        columns={[{ id: 'name', header: 'Nome', format: 'text', value: (name: string) => name }]}
        rows={['ACME']}
        getRowId={(name) => name}
      />,
    ],
    [
      'cards',
      <CardList key="cards" {...failed} label="Produtos" items={sampleCards(3)} onSelect={() => {}} />,
    ],
    ['curves', <CurveTable key="curves" {...failed} label="Curva" curves={curves} />],
    [
      'a chart',
      <ChartCard key="chart" title="COMPRAS" {...purchases} error={failed.error} onRefresh={onRetry} />,
    ],
    [
      'a page',
      <PageContent key="page" {...failed} hasContent>
        <p>Lido antes</p>
      </PageContent>,
    ],
  ])('says of %s what happened, by which code it is found, and reads again', async (_, element) => {
    onRetry.mockClear();
    const view = mount(element);
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('O servidor não respondeu.')).toBeVisible();
    await expect.element(alert.getByText('7f3a9c21d4e8')).toBeVisible();
    await expect.element(alert.getByRole('button', { name: 'Copiar código do erro' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledOnce();
    view.unmount();
  });
});
