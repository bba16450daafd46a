import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { RecordPage } from './RecordPage.tsx';

describeConformance(RecordPage, { props: { title: 'Família', children: 'Dados' } });

describe('RecordPage', () => {
  it('shows the error before the skeleton, and the record only when it was read', () => {
    const page = (loading: boolean, message?: string) => (
      <RecordPage title="Família" loading={loading} error={message === undefined ? null : { message }}>
        Dados
      </RecordPage>
    );
    const view = mount(page(true));
    expect(view.container.textContent).toContain('Carregando...');
    expect(view.container.textContent).not.toContain('Dados');
    view.rerender(page(true, 'Sem resposta'));
    expect(view.container.textContent).toContain('Sem resposta');
    expect(view.container.querySelector('[role="status"]')).toBeNull();
    view.rerender(page(false));
    expect(view.container.textContent).toContain('Dados');
    view.unmount();
  });

  it('keeps focus at its title where the button that reads again goes', () => {
    const page = (error: { message: string } | null) => (
      <RecordPage title="Família" loading={!error} error={error} onRetry={() => {}} />
    );
    const view = mount(page({ message: 'Sem resposta' }));
    acting(() => view.container.querySelector('button')?.focus());
    view.rerender(page(null));
    expect(document.activeElement).toBe(view.container.querySelector('h1'));
    view.unmount();
  });
});
