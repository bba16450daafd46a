import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { AnalysisPage } from './AnalysisPage.tsx';

describeConformance(AnalysisPage, { props: { title: 'Análise gráfica', children: 'Gráficos' } });

describe('AnalysisPage', () => {
  it('shows error before loading, loading before nothing to show, and that before the charts', () => {
    const page = (state: object) => (
      <AnalysisPage title="Análise gráfica" {...state}>
        Gráficos
      </AnalysisPage>
    );
    const view = mount(page({ loading: true, error: { message: 'Sem resposta' } }));
    const text = () => view.container.textContent ?? '';
    expect(text()).toContain('Sem resposta');
    expect(text()).not.toContain('Gráficos');
    view.rerender(page({ loading: true }));
    expect(text()).toContain('Carregando...');
    view.rerender(page({ empty: true }));
    expect(text()).toContain('Não há dados para exibir');
    view.rerender(page({}));
    expect(text()).toContain('Gráficos');
    view.unmount();
  });

  it('keeps the charts that are there while they are read again, and where that fails', () => {
    const view = mount(
      <AnalysisPage title="Análise gráfica" loading hasContent>
        Gráficos
      </AnalysisPage>,
    );
    expect(view.container.textContent).toContain('Gráficos');
    view.rerender(
      <AnalysisPage title="Análise gráfica" error={{ message: 'Sem resposta' }} hasContent>
        Gráficos
      </AnalysisPage>,
    );
    expect(view.container.textContent).toContain('Gráficos');
    expect(view.container.querySelector('[role="alert"]')?.textContent).toContain('Sem resposta');
    view.unmount();
  });

  it.each([false, true])(
    'keeps focus where the button that reads again goes (with charts: %s)',
    (hasContent) => {
      const page = (error: { message: string } | null) => (
        <AnalysisPage title="Análise" {...{ error, hasContent }} loading={!error} onRetry={() => {}} />
      );
      const view = mount(page({ message: 'Sem resposta' }));
      acting(() => view.container.querySelector('button')?.focus());
      view.rerender(page(null));
      expect(document.activeElement).toBe(view.container.querySelector('h1'));
      view.unmount();
    },
  );
});
