import { describe, expect, it } from 'vitest';
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
});
