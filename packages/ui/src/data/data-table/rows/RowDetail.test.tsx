import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import type { Column } from '../columns/column.ts';
import { DataTable } from '../DataTable.tsx';
import type { RowDetails } from './rowDetails.ts';

interface Brand {
  id: number;
  name: string;
}

const columns: readonly Column<Brand>[] = [
  { id: 'name', header: 'Nome', format: 'text', value: ({ name }) => name },
];

/** A table whose row has been opened, and each reading of its details. */
async function open() {
  const readings: { signal: AbortSignal; answer: PromiseWithResolvers<unknown> }[] = [];
  const details: RowDetails<Brand> = {
    load: (_, signal) => {
      const answer = Promise.withResolvers<unknown>();
      readings.push({ signal, answer });
      return answer.promise;
    },
    render: (_, loaded) => String(loaded),
  };
  const table = (brand: Brand) => (
    <DataTable label="Marcas" columns={columns} rows={[brand]} getRowId={({ id }) => id} details={details} />
  );
  const view = mount(table({ id: 1, name: 'ACME' }));
  await userEvent.click(page.getByRole('button', { name: 'Detalhes de ACME' }));
  const last = () => {
    const reading = readings.at(-1);
    if (!reading) throw new Error('nothing is read');
    return reading;
  };
  await expect.poll(() => readings.length).toBeGreaterThan(0);
  return { ...view, last, rerender: (brand: Brand) => view.rerender(table(brand)) };
}

describe('the details of a row', () => {
  expectBrowserEvents();

  it('are those of the newest reading, also where one that was asked for again answers after it', async () => {
    const { container, last, rerender, unmount } = await open();
    last().answer.reject(new Error('Sem conexão'));
    await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
    const again = last();
    rerender({ id: 1, name: 'ACME' });
    await expect.poll(last).not.toBe(again);
    expect(again.signal.aborted).toBe(true);
    last().answer.resolve('de agora');
    await expect.element(page.getByText('de agora')).toBeVisible();
    again.answer.resolve('de antes');
    await again.answer.promise;
    expect(container.textContent).toContain('de agora');
    unmount();
  });

  it('are no longer read once the table has gone, also where they were asked for again', async () => {
    const { last, unmount } = await open();
    last().answer.reject(new Error('Sem conexão'));
    await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
    const { signal } = last();
    unmount();
    expect(signal.aborted).toBe(true);
  });
});
