import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
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
