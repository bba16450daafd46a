import { Profiler, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';

describeConformance(DecimalField, { props: { label: 'Peso' } });
describeField(DecimalField, {});

expectBrowserEvents();

interface ControlledProps extends Partial<DecimalFieldProps> {
  reported: (number | null)[];
  onRender?: () => void;
}

function Controlled({ reported, onRender = () => {}, ...props }: ControlledProps) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <Profiler id="field" onRender={onRender}>
      <DecimalField
        {...props}
        label="Peso"
        value={value}
        onValueChange={(next) => {
          reported.push(next);
          setValue(next);
        }}
      />
    </Profiler>
  );
}

function setUp(props: Partial<ControlledProps> = {}) {
  const reported: (number | null)[] = [];
  const view = mount(<Controlled {...props} reported={reported} />);
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  return { ...view, input, reported, last: () => reported.at(-1) };
}

describe('DecimalField', () => {
  it('takes digits, comma and decimals as they are typed, and fills the decimals up once left', async () => {
    const { input, reported, unmount } = setUp();
    await userEvent.keyboard('1234,5');
    expect(input.value).toBe('1.234,5');
    expect(reported).toEqual([1, 12, 123, 1234, 1234.5]);
    acting(() => input.blur());
    expect(input.value).toBe('1.234,50');
    expect(reported).toHaveLength(5);
    unmount();
  });

  it('takes a dot at the end for the comma', async () => {
    const { input, last, unmount } = setUp();
    await userEvent.keyboard('12.5');
    expect(input.value).toBe('12,5');
    expect(last()).toBe(12.5);
    unmount();
  });

  it('types over the decimals, and no further', async () => {
    const { input, unmount } = setUp({ value: 1.25, decimals: 2 });
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('987');
    expect(input.value).toBe('1,98');
    unmount();
  });

  it('undoes what was typed, after it was left too', async () => {
    const { input, last, unmount } = setUp();
    await userEvent.keyboard('1234,5');
    for (let presses = 0; presses < 8 && input.value !== ''; presses += 1)
      await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(last).toBeNull();
    await userEvent.keyboard('7,');
    acting(() => input.blur());
    expect(input.value).toBe('7,00');
    acting(() => input.focus());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(input.value).toMatch(/^[\d,]*$/);
    unmount();
  });

  it('takes what an input method composes', async () => {
    const { input, last, unmount } = setUp({ value: 12 });
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await cdp().send('Input.imeSetComposition', { text: '３４５', selectionStart: 3, selectionEnd: 3 });
    await cdp().send('Input.insertText', { text: '345' });
    expect(input.value).toBe(input.value.replace(/[^\d.,]/g, ''));
    expect(last()).toBe(Number(input.value.replace('.', '').replace(',', '.')));
    unmount();
  });

  it('understands what the browser fills in', () => {
    const { input, last, unmount } = setUp({ decimals: 4, value: 1 });
    acting(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1234.5678');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(input.value).toBe('1.234,5678');
    expect(last()).toBe(1234.5678);
    unmount();
  });

  it('shows what the parent sets anew, and keeps what is half typed', async () => {
    const { input, unmount } = setUp({ value: 1 });
    await userEvent.keyboard('{Control>}a{/Control}0,');
    expect(input.value).toBe('0,');
    await userEvent.keyboard('05');
    expect(input.value).toBe('0,05');
    unmount();
    const view = mount(<DecimalField label="Peso" value={1} />);
    view.rerender(<DecimalField label="Peso" value={2.5} />);
    expect(view.container.querySelector('input')?.value).toBe('2,50');
    view.unmount();
  });

  it('draws once for a key', async () => {
    let renders = 0;
    const onRender = () => {
      renders += 1;
    };
    const { unmount } = setUp({ onRender });
    await userEvent.keyboard('2');
    renders = 0;
    await userEvent.keyboard('3');
    expect(renders).toBe(1);
    unmount();
  });
});
