import { type ComponentType, createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { acting } from './acting.ts';
import { mount } from './mount.tsx';

/** The part of a form control's props the shared promises are about. */
interface FieldProps {
  label: ReactNode;
  name?: string | undefined;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
}

const control = (container: HTMLElement) => {
  const found = container.querySelector<HTMLInputElement>(
    'input:not([type="hidden"]), textarea, [role="combobox"], [role="textbox"]',
  );
  if (!found) throw new Error('The field renders no control');
  return found;
};

/** The native label, or the one that names what no `<label>` can. */
const labelOf = (element: HTMLInputElement) =>
  element.labels?.[0]?.textContent ??
  document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** The promises every form control keeps: name, hint, error, required, disabled with its reason. */
export function describeField<Props extends FieldProps>(
  Component: ComponentType<Props>,
  props: Omit<Props, keyof FieldProps> & Partial<FieldProps>,
) {
  // The generic parameter hides that the spread is complete: the shared props are all optional but the label.
  const field = (extra: Partial<FieldProps>) =>
    createElement(Component, { label: 'Razão social', ...props, ...extra } as Props);

  describe(`${Component.displayName ?? Component.name}: field`, () => {
    it('is named by its label', () => {
      const view = mount(field({}));
      expect(labelOf(control(view.container))).toContain('Razão social');
      view.unmount();
    });

    it('is described by its hint, and by the error in its place', () => {
      const view = mount(field({ hint: 'Como no contrato' }));
      expect(describedBy(control(view.container))).toContain('Como no contrato');
      view.rerender(field({ hint: 'Como no contrato', error: 'Campo obrigatório' }));
      expect(describedBy(control(view.container))).toContain('Campo obrigatório');
      expect(control(view.container).getAttribute('aria-invalid')).toBe('true');
      view.unmount();
    });

    it('shows a red asterisk and sets aria-required when required (WID-054)', () => {
      const view = mount(field({ required: true }));
      expect(view.container.textContent).toContain('*');
      const element = control(view.container);
      expect(element.required || element.getAttribute('aria-required') === 'true').toBe(true);
      view.unmount();
    });

    it('says why it is disabled', () => {
      const view = mount(field({ disabled: true, disabledReason: 'Só a área contábil altera' }));
      const element = control(view.container);
      expect(element.disabled || element.getAttribute('aria-disabled') === 'true').toBe(true);
      expect(describedBy(control(view.container))).toContain('Só a área contábil altera');
      view.unmount();
    });

    it('takes nothing that is no character, NUL or half of a surrogate pair, into its text', () => {
      const view = mount(<form>{field({ name: 'field' })}</form>);
      const element = control(view.container);
      const form = view.container.querySelector('form');
      const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      const isText = element instanceof prototype && element.selectionStart !== null;
      if (isText) {
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(
          element,
          '1\0\uD83D2\uDE003',
        );
        acting(() => void element.dispatchEvent(new Event('input', { bubbles: true })));
      }
      const sent = form ? [...new FormData(form).values()] : [];
      for (const text of [element.value ?? '', ...sent.map(String)])
        expect(text).not.toMatch(/\0|\p{Surrogate}/u);
      if (isText) expect(element.value).toMatch(/^(?:|1\D*2\D*3?)$/);
      view.unmount();
    });

    it('keeps ids apart between two instances', () => {
      const first = mount(field({}));
      const second = mount(field({}));
      expect(control(first.container).id).not.toBe(control(second.container).id);
      first.unmount();
      second.unmount();
    });
  });
}
