import { describe, expect, it } from 'vitest';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { editButton, exampleRow, many, part, props, scroller } from '../../../internal/testing/inTable.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTable.types.ts';
import type { ExampleRow } from '../tableExample.tsx';

describe('DataTable, with the focus', () => {
  expectBrowserEvents();

  it('hands focus to the next row when the focused one is deleted', () => {
    const view = mount(<DataTable {...props} rows={many} />);
    acting(() => editButton(view.container, exampleRow(many, 4)).focus());
    view.rerender(<DataTable {...props} rows={many.filter((_, index) => index !== 4)} />);
    expect(document.activeElement?.ariaLabel).toBe(`Editar ${exampleRow(many, 5).name}`);
    view.unmount();
  });

  it('takes focus itself when the focused row was the last', () => {
    const view = mount(<DataTable {...props} rows={many.slice(0, 1)} />);
    acting(() => editButton(view.container, exampleRow(many, 0)).focus());
    view.rerender(<DataTable {...props} rows={[]} />);
    expect(document.activeElement).toBe(scroller(view.container));
    view.unmount();
  });

  it('takes focus itself when the button above older rows goes', () => {
    const view = mount(<DataTable {...props} error={{ message: 'Sem conexão' }} onRetry={() => {}} />);
    acting(() => part(view.container, '[role="alert"] button').focus());
    view.rerender(<DataTable {...props} />);
    expect(document.activeElement).toBe(scroller(view.container));
    view.unmount();
  });

  it('stays where it is when it takes the focus itself', async () => {
    const view = mount(
      <div style={{ inlineSize: 700 }}>
        <DataTable
          {...props}
          columns={[
            ...Array.from({ length: 9 }, (_, index): DataTableProps<ExampleRow>['columns'][number] => ({
              id: `${index}`,
              header: `Coluna ${index}`,
              format: 'text',
              width: 100,
              value: ({ name }) => name,
            })),
            { id: 'acoes', header: 'Ações', format: 'actions', actions: () => [] },
          ]}
        />
      </div>,
    );
    await expect.poll(() => view.container.querySelector('[data-sideways]')).not.toBeNull();
    const element = scroller(view.container);
    acting(() => element.focus());
    expect(element.scrollLeft).toBe(0);
    view.unmount();
  });
});
