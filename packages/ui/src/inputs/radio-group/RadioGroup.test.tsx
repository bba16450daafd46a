import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusField } from '../../internal/focus-field/focusField.ts';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'Sim', label: 'Sim' },
  { value: 'Nao', label: 'Não' },
];

describeConformance(RadioGroup, { props: { label: 'Ativo', options } });

const setUp = (props: Partial<RadioGroupProps> = {}) => {
  const element = (more: Partial<RadioGroupProps> = {}) => (
    <form>
      <RadioGroup label="Ativo" options={options} {...props} {...more} />
    </form>
  );
  const view = mount(element());
  const form = view.container.querySelector('form');
  const group = view.container.querySelector('[role="radiogroup"]');
  const [yes, no] = view.container.querySelectorAll('input');
  if (!form || !group || !yes || !no) throw new Error('no group');
  return {
    ...view,
    form,
    group,
    yes,
    no,
    update: (more: Partial<RadioGroupProps>) => view.rerender(element(more)),
  };
};

const textOf = (id: string | null) => (id === null ? null : document.getElementById(id)?.textContent);

describe('RadioGroup', () => {
  it('is named by its label and described by its hint, and by the error in its place', () => {
    const { group, update, unmount } = setUp({ hint: 'Vale para todas as lojas', required: true });
    expect(textOf(group.getAttribute('aria-labelledby'))).toBe('Ativo*');
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(textOf(group.getAttribute('aria-describedby'))).toBe('Vale para todas as lojas');
    update({ error: 'Campo obrigatório' });
    expect(textOf(group.getAttribute('aria-describedby'))).toBe('Campo obrigatório');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    unmount();
  });

  it('says why it is disabled', () => {
    const { group, yes, no, unmount } = setUp({ disabled: true, disabledReason: 'Só o comercial altera' });
    expect([yes.disabled, no.disabled]).toEqual([true, true]);
    expect(textOf(group.getAttribute('aria-describedby'))).toBe('Só o comercial altera');
    unmount();
  });

  it('gives its value to a form and takes the first one back on reset', () => {
    const { form, no, unmount } = setUp({ name: 'ativo', defaultValue: 'Sim' });
    expect(new FormData(form).get('ativo')).toBe('Sim');
    acting(() => no.click());
    expect(new FormData(form).get('ativo')).toBe('Nao');
    acting(() => form.reset());
    expect(new FormData(form).get('ativo')).toBe('Sim');
    unmount();
  });

  it('shows what the parent holds, whatever is pressed', () => {
    const reported: string[] = [];
    const { yes, no, update, unmount } = setUp({
      value: 'Sim',
      onValueChange: (next) => void reported.push(next),
    });
    acting(() => no.click());
    expect([yes.checked, no.checked]).toEqual([true, false]);
    expect(reported).toEqual(['Nao']);
    update({ value: null });
    expect([yes.checked, no.checked]).toEqual([false, false]);
    unmount();
  });

  it('keeps two groups without a name apart', () => {
    const first = setUp({ defaultValue: 'Sim' });
    const second = setUp();
    acting(() => second.no.click());
    expect(first.yes.checked).toBe(true);
    first.unmount();
    second.unmount();
  });

  it('has 24 px to press', () => {
    const { yes, unmount } = setUp();
    const { width, height } = yes.getBoundingClientRect();
    expect([width, height]).toEqual([24, 24]);
    unmount();
  });
});

describe('the message of a RadioGroup taller than what is in sight below its first button', () => {
  expectBrowserEvents();

  const tall = Array.from({ length: 5 }, (_, index) => ({ value: `${index}`, label: `Opção ${index}` }));

  /** A window of 300 pixels onto a form, of which a bar covers the end. */
  function Form(props: { error?: string; options?: RadioGroupProps['options'] }) {
    return (
      <form style={{ blockSize: '300px', overflowY: 'auto', scrollPaddingBlockEnd: '60px' }}>
        <div style={{ blockSize: '200px' }} />
        <RadioGroup id="porte" label="Porte" options={tall} {...props} />
        <div style={{ blockSize: '600px' }} />
      </form>
    );
  }

  function setUpForm(props: Parameters<typeof Form>[0]) {
    const view = mount(<Form {...props} />);
    const form = view.container.querySelector('form');
    const first = view.container.querySelector('input');
    if (!form || !first) throw new Error('no form');
    const isInSight = (element: Element | null | undefined) => {
      const [box, room] = [element?.getBoundingClientRect(), form.getBoundingClientRect()];
      return box !== undefined && box.top >= room.top - 1 && box.bottom <= room.bottom - 59;
    };
    return {
      ...view,
      first,
      fail: () => view.rerender(<Form {...props} error="Campo obrigatório" />),
      seen: () => ({
        button: isInSight(first),
        message: isInSight(view.container.querySelector('[data-kind="error"]')),
      }),
    };
  }
  const error = 'Campo obrigatório';

  it('is in sight with the button that gets focus', () => {
    const { first, seen, unmount } = setUpForm({ error });
    acting(() => first.focus());
    expect(seen()).toEqual({ button: true, message: true });
    unmount();
  });

  it('is in sight where it comes after the focus', () => {
    const { first, fail, seen, unmount } = setUpForm({});
    acting(() => first.focus());
    fail();
    expect(seen()).toEqual({ button: true, message: true });
    unmount();
  });

  it('is in sight where a summary of errors leads to the group', () => {
    const { seen, unmount } = setUpForm({ error });
    acting(() => void focusField('porte'));
    expect(seen()).toEqual({ button: true, message: true });
    unmount();
  });

  it('gives way to the button where both have no room', () => {
    const { first, seen, unmount } = setUpForm({
      error,
      options: [...tall, ...tall].map(({ label }, value) => ({ label, value: `${value}` })),
    });
    acting(() => first.focus());
    expect(seen()).toEqual({ button: true, message: false });
    unmount();
  });

  it('moves no button from under the pointer', async () => {
    const { first, seen, unmount } = setUpForm({ error });
    await userEvent.click(first);
    expect(first.checked).toBe(true);
    expect(seen().message).toBe(false);
    unmount();
  });
});
