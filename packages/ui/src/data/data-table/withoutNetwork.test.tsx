import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { mount } from '../../internal/testing/mount.tsx';
import type { Column } from './columns/column.ts';
import { DataTable } from './DataTable.tsx';

const network = vi.hoisted(() => ({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }));

vi.mock('./rows/RowDetail.tsx', network.fetch);
vi.mock('./cells/CellTooltip.tsx', network.fetch);
vi.mock('./cells/CellPopover.tsx', network.fetch);
vi.mock('./cells/ValidationsPopover.tsx', network.fetch);
vi.mock('./parts/CardSort.tsx', network.fetch);
vi.mock('./columns/columnEdges.ts', network.fetch);
vi.mock('./copy/copyRows.ts', network.fetch);

const checks = [{ name: 'Comercial', label: 'Validado', tone: 'success' }] as const;
const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Nome', format: 'text', sortable: true, value: (name) => name },
  {
    id: 'branches',
    header: 'Filiais',
    format: 'number',
    value: () => 2,
    popup: () => ({ title: 'Filiais', content: '1 e 2' }),
  },
  { id: 'checks', header: 'Validações', format: 'validations', value: () => checks },
];

describe('a table whose parts cannot be fetched', () => {
  expectBrowserEvents();

  it.each([900, 340])('shows its rows and leads on, %i px wide', async (inlineSize) => {
    const pressed: string[] = [];
    const view = mount(
      <div style={{ inlineSize }}>
        <DataTable<string>
          label="Marcas"
          columns={columns}
          rows={['ACME', 'BOM LAR']}
          getRowId={(name) => name}
          details={{ render: () => 'Mais' }}
          onColumnWidthsChange={() => {}}
          onRowClick={(name) => pressed.push(name)}
        />
      </div>,
    );
    const button = (name: string) => {
      const found = [...view.container.querySelectorAll('button')].find(
        ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name,
      );
      if (!found) throw new Error(`No button ${name}`);
      return found;
    };
    await userEvent.click(button('2'));
    await userEvent.click(button('1 validação: ACME'));
    await userEvent.hover(button('1 validação: BOM LAR'));
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect
      .poll(() => view.container.querySelector('[data-part="status"]')?.textContent)
      .toBe('Não foi possível copiar');

    await userEvent.click(button('Detalhes de ACME'));
    const alert = () => view.container.querySelector('[data-part="detail"] [role="alert"]');
    await expect.poll(() => alert()?.textContent).toBe('Não foi possível carregarTentar novamente');
    await userEvent.click(button('Tentar novamente'));
    await expect.poll(() => alert()?.textContent).toBe('Não foi possível carregarTentar novamente');

    await userEvent.click(button('BOM LAR'));
    expect(pressed).toEqual(['BOM LAR']);
    view.unmount();
  });
});
