import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { WizardSteps } from './steps/WizardSteps.tsx';
import { WizardPage, type WizardPageProps } from './WizardPage.tsx';

const props: WizardPageProps = {
  title: 'Cadastro',
  steps: [
    { id: 'empresa', label: 'Dados da empresa', done: true, content: 'Razão social' },
    { id: 'produto', label: 'Informações do produto', content: 'Marcas' },
    { id: 'documentos', label: 'Anexo de Documentos', disabled: true, content: 'Contrato' },
  ],
  value: 'produto',
  navigation: 'both',
};

describeConformance(WizardPage, { props });
describeConformance(WizardSteps, { props: { steps: props.steps, value: 'produto' } });

describe('WizardPage', () => {
  it('shows error before loading, loading before no steps, and those before a step', () => {
    const view = mount(<WizardPage {...props} loading error={{ message: 'Sem resposta' }} />);
    expect(view.container.textContent).toContain('Sem resposta');
    view.rerender(<WizardPage {...props} loading />);
    expect(view.container.textContent).toContain('Carregando...');
    view.rerender(<WizardPage {...props} steps={[]} />);
    expect(view.container.textContent).toContain('Nenhuma etapa disponível');
    view.unmount();
  });

  it('agrees in stepper, tabs and panel, also on a step that cannot be opened (ONB-036)', () => {
    for (const [value, label] of [
      ['produto', 'Informações do produto'],
      ['documentos', 'Dados da empresa'],
      ['nenhuma', 'Dados da empresa'],
    ] as const) {
      const view = mount(<WizardPage {...props} value={value} />);
      const text = (selector: string) => view.container.querySelector(selector)?.textContent ?? '';
      expect(text('[aria-current="step"]')).toContain(label);
      expect(text('[aria-selected="true"]')).toContain(label);
      expect(text('h2')).toBe(label);
      view.unmount();
    }
  });

  it('says once which steps are done: in the stepper, or in tabs that stand alone', () => {
    for (const [navigation, marks] of [
      ['both', 0],
      ['tabs', 1],
    ] as const) {
      const view = mount(<WizardPage {...props} navigation={navigation} />);
      expect(view.container.querySelectorAll('[role="tab"] [aria-label="concluída"]')).toHaveLength(marks);
      view.unmount();
    }
  });

  it('heads a panel in words of its own where it has some (C-20)', () => {
    const steps = [{ id: 'empresa', label: 'Dados da empresa', heading: 'Dados da Empresa', content: null }];
    const view = mount(<WizardPage {...props} steps={steps} />);
    expect(view.container.querySelector('h2')?.textContent).toBe('Dados da Empresa');
    expect(view.container.querySelector('[role="tab"]')?.textContent).toBe('Dados da empresa');
    view.unmount();
  });

  it('moves focus to the heading of the step that has come, and not on arrival', () => {
    const view = mount(<WizardPage {...props} />);
    expect(document.activeElement).toBe(document.body);
    view.rerender(<WizardPage {...props} value="empresa" />);
    expect(document.activeElement?.textContent).toBe('Dados da empresa');
    view.unmount();
  });

  it('keeps what stands beside the steps while another is opened', () => {
    const aside = <input aria-label="Página" />;
    const view = mount(<WizardPage {...props} aside={aside} />);
    const page = view.container.querySelector('[role="group"][aria-label="Documento"] input');
    view.rerender(<WizardPage {...props} aside={aside} value="empresa" />);
    expect(view.container.querySelector('[aria-label="Documento"] input')).toBe(page);
    expect(page).not.toBeNull();
    view.unmount();
  });

  it('takes focus from the tab of a step that has gone', () => {
    const view = mount(<WizardPage {...props} />);
    acting(() => view.container.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus());
    view.rerender(<WizardPage {...props} value="empresa" />);
    expect(document.activeElement?.matches('h2')).toBe(true);
    view.unmount();
  });

  it('leaves focus on the tab that was pressed', () => {
    const view = mount(<WizardPage {...props} />);
    const tab = view.container.querySelector<HTMLElement>('[role="tab"]');
    acting(() => tab?.focus());
    view.rerender(<WizardPage {...props} value="empresa" />);
    expect(document.activeElement).toBe(tab);
    view.unmount();
  });

  it('keeps focus at its title where the button that reads again goes', () => {
    const view = mount(<WizardPage {...props} error={{ message: 'Sem resposta' }} onRetry={() => {}} />);
    acting(() => view.container.querySelector('button')?.focus());
    view.rerender(<WizardPage {...props} loading />);
    expect(document.activeElement).toBe(view.container.querySelector('h1'));
    view.unmount();
  });
});
