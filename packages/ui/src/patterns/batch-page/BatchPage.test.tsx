import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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

  it('says by each quarter how far it is, and what has failed first', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, name: `ARROZ ${id}` }));
    const results = items.map(({ id }) => ({ id, ok: id < 4, message: 'Já aprovado' }));
    const running = (count: number) => (
      <BatchPage {...props} items={items} stage="running" results={results.slice(0, count)} />
    );
    const view = mount(running(0));
    const said = () =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent?.trim());
    expect(said()).toEqual(['', '']);
    view.rerender(running(1));
    expect(said()).toEqual(['', '']);
    view.rerender(running(2));
    expect(said()).toEqual(['2 de 8 itens', '']);
    view.rerender(running(3));
    expect(said()).toEqual(['2 de 8 itens', '']);
    view.rerender(running(5));
    expect(said()).toEqual(['5 de 8 itens', 'Primeira falha: ARROZ 4. Já aprovado']);
    view.rerender(running(7));
    expect(said()).toEqual(['7 de 8 itens', 'Primeira falha: ARROZ 4. Já aprovado']);
    view.unmount();
  });

  it.each([
    [{ failed: 1, waiting: 0, final: 0 }, 'Tentar novamente o que falhou'],
    [{ failed: 71, waiting: 0, final: 0 }, 'Tentar novamente os 71 que falharam'],
    [{ failed: 1, waiting: 0, final: 1 }, 'Tentar novamente 1 dos 2 que falharam'],
    [{ failed: 71, waiting: 0, final: 2 }, 'Tentar novamente 71 dos 73 que falharam'],
    [{ failed: 0, waiting: 2, final: 1 }, 'Enviar os 2 que faltam'],
    [{ failed: 1, waiting: 2, final: 0 }, 'Enviar os 3 que falharam ou faltam'],
    [{ failed: 1, waiting: 2, final: 1 }, 'Enviar 3 dos 4 que falharam ou faltam'],
  ])('offers to send again what can be, and counts as the report: %o', ({ failed, waiting, final }, name) => {
    const items = Array.from({ length: failed + waiting + final }, (_, id) => ({ id, name: `ARROZ ${id}` }));
    const results = items.slice(waiting).map(({ id }, index) => ({ id, ok: false, final: index < final }));
    const onRun = vi.fn();
    const view = mount(<BatchPage {...props} {...{ items, results, onRun }} stage="done" />);
    const again = [...view.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    again?.click();
    expect(onRun.mock.lastCall?.[0]).toHaveLength(failed + waiting);
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
