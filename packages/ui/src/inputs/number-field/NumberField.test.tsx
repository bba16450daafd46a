import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

describeConformance(NumberField, { props: { label: 'Prazo' } });
describeField(NumberField, {});

expectBrowserEvents();

function Controlled({ reported, ...props }: Partial<NumberFieldProps> & { reported: (number | null)[] }) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <NumberField
      {...props}
      label="Prazo"
      value={value}
      onValueChange={(next) => {
        reported.push(next);
        setValue(next);
      }}
    />
  );
}

function setUp(props: Partial<NumberFieldProps> = {}) {
  const reported: (number | null)[] = [];
  const view = mount(<Controlled {...props} reported={reported} />);
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  return { ...view, input, reported, last: () => reported.at(-1) };
}

describe('NumberField', () => {
  it('groups thousands without moving the caret (FRM-09)', async () => {
    const { input, last, unmount } = setUp();
    await userEvent.keyboard('1234567');
    expect(input.value).toBe('1.234.567');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    expect(input.value).toBe('12.934.567');
    expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(input.value).toBe('134.567');
    expect(input.selectionStart).toBe(1);
    expect(last()).toBe(134567);
    unmount();
  });

  it.each([-0, 0])('shows %d as a plain zero, given or typed with a sign', async (value) => {
    const { input, reported, unmount } = setUp({ value, allowNegative: true });
    expect(input.value).toBe('0');
    await userEvent.keyboard('{Control>}a{/Control}-0');
    expect(reported.every((number) => !Object.is(number, -0))).toBe(true);
    acting(() => input.blur());
    expect(input.value).toBe('0');
    unmount();
  });

  it.each([
    ['1,5', 30, 'O texto colado não é um número inteiro'],
    ['trinta', 30, 'O texto colado não é um número'],
    ['-7', 30, 'O texto colado é um número negativo'],
    ['9999999999999999', 30, 'O texto colado tem dígitos demais'],
    ['1.200', 1200, undefined],
  ])('of a pasted %j keeps %d and says %j', async (text, kept, said) => {
    const { container, input, reported, unmount } = setUp({ value: 30 });
    input.select();
    await paste(text);
    expect(reported.at(-1) ?? 30).toBe(kept);
    expect(container.querySelector('[role=alert]')?.textContent).toBe(said);
    unmount();
  });

  it('is empty, not zero, when its digits are erased', async () => {
    const { input, last, unmount } = setUp({ value: 5 });
    await userEvent.keyboard('{End}{Backspace}');
    expect(input.value).toBe('');
    expect(last()).toBeNull();
    unmount();
  });

  it('steps with the arrows, within its bounds, in steps that can be undone', async () => {
    const { input, last, reported, unmount } = setUp({ min: 1, max: 31, step: 10 });
    await userEvent.keyboard('{ArrowUp}');
    expect(last()).toBe(10);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(last()).toBe(31);
    expect(input.getAttribute('aria-valuenow')).toBe('31');
    await userEvent.keyboard('{ArrowDown}');
    expect(last()).toBe(21);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(last()).toBe(1);
    expect(reported).toEqual([10, 20, 30, 31, 21, 11, 1]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(last).not.toBe(1);
    unmount();
  });

  it('stays as it is on the arrows when read-only', async () => {
    const { reported, unmount } = setUp({ value: 5, readOnly: true });
    await userEvent.keyboard('{ArrowUp}');
    expect(reported).toEqual([]);
    unmount();
  });

  it('takes a sign only where values below zero are', async () => {
    const without = setUp();
    await userEvent.keyboard('-5{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(without.last()).toBe(0);
    without.unmount();
    const allowed = setUp({ min: -10 });
    await userEvent.keyboard('-5{ArrowDown}');
    expect(allowed.last()).toBe(-6);
    expect(allowed.input.value).toBe('-6');
    allowed.unmount();
  });

  it('says which bound is passed once it is left', async () => {
    const { input, container, unmount } = setUp({ min: 1, max: 1000 });
    await userEvent.keyboard('0');
    acting(() => input.blur());
    expect(container.textContent).toContain('O valor mínimo é 1');
    acting(() => input.focus());
    await userEvent.keyboard('{Control>}a{/Control}1001');
    acting(() => input.blur());
    expect(container.textContent).toContain('O valor máximo é 1.000');
    unmount();
  });

  it('gives a form the plain number', () => {
    const view = mount(
      <form>
        <NumberField label="Prazo" name="prazo" defaultValue={1234} suffix="dias" />
      </form>,
    );
    const form = view.container.querySelector('form');
    if (!form) throw new Error('no form');
    expect(view.container.querySelector('input')?.value).toBe('1.234');
    expect(new FormData(form).get('prazo')).toBe('1234');
    view.unmount();
  });
});
