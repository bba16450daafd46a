import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

const props: ErrorSummaryProps = {
  errors: Array.from({ length: 12 }, (_, index) => ({
    field: `campo${index}`,
    label: `Campo ${index}`,
    message: 'Campo obrigatório',
    step: index < 7 ? 'Dados da Empresa' : 'Dados Bancários',
  })),
};

describeConformance(ErrorSummary, { props });

const heading = () => document.querySelector('h2');

describe('ErrorSummary', () => {
  it('takes focus with each refused attempt, and else leaves it alone (FRM-39)', () => {
    const view = mount(
      <>
        <input />
        <ErrorSummary {...props} />
      </>,
    );
    expect(document.activeElement).toBe(document.body);
    for (const attempt of [1, 2]) {
      view.container.querySelector('input')?.focus();
      view.rerender(
        <>
          <input />
          <ErrorSummary {...props} attempt={attempt} />
        </>,
      );
      expect(document.activeElement).toBe(heading());
    }
    view.container.querySelector('input')?.focus();
    view.rerender(
      <>
        <input />
        <ErrorSummary errors={props.errors.slice(1)} attempt={2} />
      </>,
    );
    expect(document.activeElement?.tagName).toBe('INPUT');
    expect(heading()?.textContent).toBe('11 campos precisam de correção');
    view.unmount();
  });

  it('takes focus when it first appears by an attempt', () => {
    const view = mount(<ErrorSummary errors={[]} attempt={0} />);
    expect(view.container.textContent).toBe('');
    view.rerender(<ErrorSummary {...props} attempt={1} />);
    expect(document.activeElement).toBe(heading());
    view.unmount();
  });

  it('takes focus when its errors are drawn after the attempt, and only then', () => {
    const view = mount(<ErrorSummary errors={[]} attempt={0} />);
    view.rerender(<ErrorSummary errors={[]} attempt={1} />);
    view.rerender(<ErrorSummary {...props} attempt={1} />);
    expect(document.activeElement).toBe(heading());
    view.rerender(<ErrorSummary errors={[]} attempt={1} />);
    view.rerender(<ErrorSummary {...props} attempt={1} />);
    expect(document.activeElement).toBe(document.body);
    view.unmount();
  });

  it.each([
    ['goes to a field', (input: HTMLInputElement) => input.focus()],
    [
      'types on',
      (input: HTMLInputElement) => input.dispatchEvent(new InputEvent('input', { bubbles: true })),
    ],
  ])('leaves focus with a person who %s after an attempt without errors', (_, goOn) => {
    const form = (errors: ErrorSummaryProps['errors'], attempt: number) => (
      <>
        <input />
        <ErrorSummary errors={errors} attempt={attempt} />
      </>
    );
    const view = mount(form([], 0));
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    view.rerender(form(props.errors, 1));
    view.rerender(form([], 1));
    view.rerender(form([], 2));
    goOn(input);
    const { activeElement } = document;
    view.rerender(form(props.errors, 2));
    expect(document.activeElement).toBe(activeElement);
    view.rerender(form([], 2));
    view.rerender(form(props.errors, 3));
    expect(document.activeElement).toBe(heading());
    view.unmount();
  });

  it('leaves focus alone for an attempt before it was there', () => {
    const view = mount(<ErrorSummary errors={[]} attempt={1} />);
    view.rerender(<ErrorSummary {...props} attempt={1} />);
    expect(document.activeElement).toBe(document.body);
    view.unmount();
  });

  it('keeps the field with focus in sight where it appears above it', () => {
    const form = (errors: ErrorSummaryProps['errors']) => (
      <div style={{ blockSize: '300px', overflow: 'auto' }}>
        <ErrorSummary errors={errors} />
        <input style={{ marginBlock: '200px 1000px' }} />
      </div>
    );
    const view = mount(form([]));
    const input = view.container.querySelector('input');
    const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
    input?.focus();
    view.rerender(form(props.errors));
    expect(document.activeElement).toBe(input);
    expect(bottomOf(input)).toBeLessThanOrEqual(bottomOf(view.container.querySelector('div')));
    view.unmount();
  });

  it('links to every field, with the count of each step (FRM-39)', () => {
    const view = mount(<ErrorSummary {...props} />);
    expect(view.container.querySelectorAll('a')).toHaveLength(12);
    const steps = [...view.container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['Dados da Empresa (7 erros)', 'Dados Bancários (5 erros)']);
    view.unmount();
  });

  it('leaves the address alone', () => {
    const view = mount(<ErrorSummary {...props} />);
    const before = location.href;
    view.container.querySelector('a')?.click();
    expect(location.href).toBe(before);
    view.unmount();
  });
});
