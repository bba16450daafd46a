import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { QueuePage } from './QueuePage.tsx';
import type { QueuePageProps } from './QueuePage.types.ts';

const props: QueuePageProps = {
  title: 'Primeira análise',
  item: { id: 1, name: 'ANDRADE' },
  position: 1,
  total: 2,
  children: <input aria-label="Observações" />,
};

describeConformance(QueuePage, { props });

const press = (target: EventTarget, key: string) =>
  acting(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

describe('QueuePage', () => {
  it('shows error before loading, loading before the end of the queue, and that before an item', () => {
    const view = mount(<QueuePage {...props} item={undefined} loading />);
    expect(view.container.textContent).toContain('Carregando...');
    view.rerender(<QueuePage {...props} item={undefined} loading error={{ message: 'Sem resposta' }} />);
    expect(view.container.textContent).toContain('Sem resposta');
    view.rerender(<QueuePage {...props} item={null} />);
    expect(view.container.textContent).toContain('Fila concluída');
    expect(view.container.querySelector('[aria-label="Decisão"]')).toBeNull();
    view.unmount();
  });

  it('leaves the keys to fields and dialogs, and to nobody once it is gone', () => {
    const onSelect = vi.fn();
    const page = (dialogs?: ReactNode) => (
      <QueuePage {...props} decisions={{ approve: { onSelect } }} dialogs={dialogs} />
    );
    const view = mount(page());
    const field = view.container.querySelector('input');
    if (field) press(field, 'a');
    expect(onSelect).not.toHaveBeenCalled();
    view.rerender(page(<div role="dialog" aria-modal="true" aria-label="Aprovar" />));
    press(document.body, 'a');
    expect(onSelect).not.toHaveBeenCalled();
    view.rerender(page());
    press(document.body, 'a');
    expect(onSelect).toHaveBeenCalledOnce();
    view.unmount();
    press(document.body, 'a');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('says that the queue is done, and has no keys then', () => {
    const onPrevious = vi.fn();
    const view = mount(<QueuePage {...props} onPrevious={onPrevious} />);
    const said = () =>
      [...view.container.querySelectorAll('[role="status"]')].map((status) => status.textContent);
    expect(said().join('')).toBe('Item 1 de 2: ANDRADE');
    view.rerender(<QueuePage {...props} onPrevious={onPrevious} item={null} loading />);
    expect(said().join('')).toBe('Carregando...');
    view.rerender(<QueuePage {...props} onPrevious={onPrevious} item={null} />);
    for (const key of ['j', 'k', '?']) press(document.body, key);
    expect(said().join('')).toBe('Fila concluída. Não há mais itens para analisar.');
    expect(onPrevious).not.toHaveBeenCalled();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    view.unmount();
  });

  it('decides nothing while the next item is read, and starts that one afresh', () => {
    const onSelect = vi.fn();
    const page = (id: number, loading: boolean) => (
      <QueuePage
        {...props}
        item={{ id, name: `ITEM ${id}` }}
        loading={loading}
        decisions={{ approve: { onSelect } }}
      />
    );
    const view = mount(page(1, false));
    const field = view.container.querySelector('input');
    view.rerender(page(1, true));
    expect(view.container.querySelector('article')?.inert).toBe(true);
    press(document.body, 'a');
    expect(onSelect).not.toHaveBeenCalled();
    view.rerender(page(2, false));
    expect(view.container.querySelector('input')).not.toBe(field);
    expect(document.activeElement?.textContent).toBe('ITEM 2');
    view.unmount();
  });
});
