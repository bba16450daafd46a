import { cloneElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { MultiSelect } from '../../inputs/multi-select/MultiSelect.tsx';
import { PhoneField } from '../../inputs/phone-field/PhoneField.tsx';
import { RadioGroup } from '../../inputs/radio-group/RadioGroup.tsx';
import { SegmentedControl } from '../../inputs/segmented-control/SegmentedControl.tsx';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { examples } from '../../internal/testing/examples.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

expectBrowserEvents();

const options = [
  { value: 'S', label: 'Sim' },
  { value: 'N', label: 'Não' },
  { value: 'P', label: 'Em parte' },
];
const withoutFirst = options.map((option, index) => ({ ...option, disabled: index === 0 }));

/** Every field that has a name in a form, as a page first shows it. */
const fields = Object.entries(examples).filter(([name]) =>
  /(?:Field|Select|^RadioGroup|^SegmentedControl|^Checkbox|^Switch|^TextArea)$/.test(name),
);

const control = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button[name]';

interface Named {
  name?: string | undefined;
  inputRef?: ((input: HTMLElement | null) => void) | undefined;
}

const setUp = (field: ReactElement, linked = 'campo') => {
  const inputs: HTMLElement[] = [];
  const inputRef = (input: HTMLElement | null) => {
    if (input) inputs.push(input);
  };
  // `examples` does not say what its elements take.
  const named = cloneElement(field as ReactElement<Named>, { name: 'campo', inputRef });
  const view = mount(
    <>
      <ErrorSummary errors={[{ field: linked, label: 'Campo', message: 'Campo obrigatório' }]} />
      <form>{named}</form>
    </>,
  );
  acting(() => view.container.querySelector('a')?.click());
  return { ...view, form: view.container.querySelector('form'), inputs };
};

describe('a link of an ErrorSummary leads to the control of the field with this name (WCAG 3.3.1)', () => {
  it.each(fields)('%s', async (_, field) => {
    const { form, unmount } = setUp(field);
    await expect.poll(() => document.activeElement).not.toBe(document.querySelector('a'));
    await expect.poll(() => document.activeElement).toBe(form?.querySelector(control));
    unmount();
  });

  it.each([
    ['a RadioGroup', <RadioGroup key="" label="Ativo" options={withoutFirst} />, 'N'],
    ['a RadioGroup with a choice', <RadioGroup key="" label="Ativo" options={options} value="P" />, 'P'],
    ['a SegmentedControl', <SegmentedControl key="" label="Ativo" options={withoutFirst} />, 'N'],
    [
      'a SegmentedControl with a choice',
      <SegmentedControl key="" label="Ativo" options={options} value="P" />,
      'P',
    ],
  ])('%s whose first option it cannot be, as does a form library', (_, field, value) => {
    const { form, inputs, unmount } = setUp(field);
    const entry = form?.querySelector(`[value="${value}"]`);
    expect(document.activeElement).toBe(entry);
    expect(inputs.at(-1)).toBe(entry);
    unmount();
  });

  it('a MultiSelect with choices', () => {
    const { form, unmount } = setUp(<MultiSelect label="Lojas" options={options} defaultValue={options} />);
    expect(document.activeElement).toBe(form?.querySelector('input'));
    unmount();
  });

  it('a half of a PhoneField', () => {
    const { form, unmount } = setUp(<PhoneField kind="mobile" label="Celular" />, 'campo.number');
    expect(document.activeElement).toBe(form?.querySelectorAll('input:not([type="hidden"])')[1]);
    unmount();
  });
});
