import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { BatchPage } from './BatchPage.tsx';
import type { BatchPageProps } from './BatchPage.types.ts';

const props: BatchPageProps = {
  title: 'Aprovação em lote',
  acts: [{ id: 'aprovar', label: 'Aprovar' }],
  actId: 'aprovar',
  items: [{ id: 1, name: 'ARROZ' }],
  children: <input aria-label="Selecionar ARROZ" defaultValue="" />,
};

describeConformance(BatchPage, { props });

describe('BatchPage', () => {
  it('keeps the table as it is under the other stages', () => {
    const view = mount(<BatchPage {...props} />);
    const table = view.container.querySelector('input');
    for (const stage of ['review', 'running', 'done'] as const) {
      view.rerender(<BatchPage {...props} stage={stage} />);
      expect(view.container.querySelector('input')).toBe(table);
      expect(table?.checkVisibility()).toBe(false);
      expect(document.activeElement?.tagName).toBe('H2');
    }
    view.rerender(<BatchPage {...props} />);
    expect(table?.checkVisibility()).toBe(true);
    expect(document.activeElement?.textContent).toBe('Aprovar');
    view.unmount();
  });

  it('takes the focus to the heading of a stage that it begins with', () => {
    const view = mount(<BatchPage {...props} stage="review" />);
    expect(document.activeElement?.textContent).toBe('Conferir antes de aprovar');
    view.unmount();
  });

  it('comes back to the link that was followed, from the title that the page begins with', async () => {
    const items = [1, 2].map((id) => ({ id, name: `ARROZ ${id}`, href: `#${id}` }));
    const results = items.map(({ id }) => ({ id, ok: true }));
    const onFollow = vi.fn();
    const done = { ...props, items, results, stage: 'done', onFollow } as const;
    const first = mount(<BatchPage {...done} />);
    first.container.querySelector<HTMLElement>('[href="#2"]')?.click();
    expect(onFollow).toHaveBeenLastCalledWith(2);
    first.unmount();
    const view = mount(<BatchPage {...done} startAt={2} />);
    const title = view.container.querySelector('h1');
    if (title) title.tabIndex = -1;
    title?.focus(); // as an application does that announces its pages
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('ARROZ 2'));
    view.unmount();
  });

  it('says what is done to the items, and what of them is changed', () => {
    const named = (label: string) => ({
      ...props,
      acts: [{ id: 'aprovar', label }],
      stage: 'review' as const,
    });
    const view = mount(<BatchPage {...named('Aprovar')} />);
    const buttons = () =>
      [...view.container.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons()).toContain('Aprovar 1 item');
    view.rerender(<BatchPage {...named('Alterar status')} />);
    expect(buttons()).toContain('Alterar status de 1 item');
    view.unmount();
  });

  it('shows error before loading, and loading before the review', () => {
    const view = mount(<BatchPage {...props} stage="review" loading error={{ message: 'Sem resposta' }} />);
    expect(view.container.textContent).toContain('Sem resposta');
    view.rerender(<BatchPage {...props} stage="review" loading />);
    expect(view.container.textContent).toContain('Carregando...');
    view.rerender(<BatchPage {...props} stage="review" />);
    expect(view.container.textContent).toContain('Podem seguir');
    view.unmount();
  });
});
