import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CurrencyField, type CurrencyFieldProps } from './CurrencyField.tsx';

describeConformance(CurrencyField, { props: { label: 'Valor' } });
describeField(CurrencyField, {});

expectBrowserEvents();

type Reported = (number | null)[];

function Controlled({ reported, ...props }: Partial<CurrencyFieldProps> & { reported: Reported }) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <CurrencyField
      {...props}
      label="Valor"
      value={value}
      onValueChange={(next) => {
        reported.push(next);
        setValue(next);
      }}
    />
  );
}

function setUp(kind: 'controlled' | 'uncontrolled', { value, ...props }: Partial<CurrencyFieldProps> = {}) {
  const reported: Reported = [];
  const view = mount(
    kind === 'controlled' ? (
      <Controlled {...props} value={value} reported={reported} />
    ) : (
      <CurrencyField
        {...props}
        label="Valor"
        defaultValue={value}
        onValueChange={(next) => void reported.push(next)}
      />
    ),
  );
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  return { ...view, input, reported, last: () => reported.at(-1) };
}

function fillIn(input: HTMLInputElement, text: string) {
  acting(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe.each(['controlled', 'uncontrolled'] as const)('CurrencyField, %s', (kind) => {
  it('takes digits from the cents on', async () => {
    const { input, reported, unmount } = setUp(kind);
    await userEvent.keyboard('123456');
    expect(input.value).toBe('1.234,56');
    expect(input.selectionStart).toBe(8);
    expect(reported).toEqual([0.01, 0.12, 1.23, 12.34, 123.45, 1234.56]);
    unmount();
  });

  it('keeps the caret after what is typed in the middle (FRM-09)', async () => {
    const { input, last, unmount } = setUp(kind, { value: 1234.56 });
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    expect(input.value).toBe('12.934,56');
    expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('1.234,56');
    expect(input.selectionStart).toBe(3);
    expect(last()).toBe(1234.56);
    unmount();
  });

  it('is empty after Backspace on 0,00, and after everything is erased', async () => {
    const { input, last, unmount } = setUp(kind, { value: 0.05 });
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('0,00');
    expect(last()).toBe(0);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('');
    expect(last()).toBeNull();
    await userEvent.keyboard('777{Control>}a{/Control}{Delete}');
    expect(input.value).toBe('');
    expect(last()).toBeNull();
    unmount();
  });

  it.each([
    ['R$ 1.234,56', 1234.56],
    ['R$\u00a01.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['100.000,25', 100000.25],
    ['１２３４,５６\n', 1234.56],
    ['1.234', 1234],
    ['5', 5],
  ])('understands a pasted %j', async (text, value) => {
    const { last, unmount } = setUp(kind, { value: 7.77 });
    await paste(text);
    expect(last()).toBe(value);
    unmount();
  });

  it('says that a pasted value was rounded', async () => {
    const { container, last, unmount } = setUp(kind);
    await paste('1,239');
    expect(last()).toBe(1.24);
    expect(container.querySelector('[role=alert]')?.textContent).toBe('O valor colado foi arredondado');
    unmount();
  });

  it('leaves a value alone when what is pasted is none', async () => {
    const { input, reported, unmount } = setUp(kind, { value: 7.77 });
    for (const text of ['abc', '(1.234,56)', '1.23,45']) await paste(text);
    expect(input.value).toBe('7,77');
    expect(reported).toEqual([]);
    unmount();
  });

  it('undoes and redoes', async () => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard('1234');
    expect(input.value).toBe('12,34');
    for (let presses = 0; presses < 4 && input.value !== ''; presses += 1)
      await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => last()).toBeNull();
    expect(input.value).toBe('');
    for (let presses = 0; presses < 4 && input.value !== '12,34'; presses += 1)
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => last()).toBe(12.34);
    unmount();
  });

  it('takes digits that an input method composes', async () => {
    const { input, last, unmount } = setUp(kind);
    await cdp().send('Input.imeSetComposition', { text: '１', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.imeSetComposition', { text: '１２', selectionStart: 2, selectionEnd: 2 });
    expect(last()).toBe(0.12);
    await cdp().send('Input.insertText', { text: '12' });
    expect(input.value).toBe('0,12');
    await cdp().send('Input.imeSetComposition', { text: '3', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: '3' });
    expect(input.value).toBe('1,23');
    expect(input.selectionStart).toBe(4);
    expect(last()).toBe(1.23);
    unmount();
  });

  it('leaves nothing of letters that are composed', async () => {
    const { input, last, unmount } = setUp(kind, { value: 1.23 });
    input.setSelectionRange(4, 4);
    await cdp().send('Input.imeSetComposition', { text: '~', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: 'ã' });
    expect(input.value).toBe('1,23');
    expect(last() ?? 1.23).toBe(1.23);
    unmount();
  });

  it('understands what the browser fills in without focus', () => {
    const { input, last, unmount } = setUp(kind, { value: 7.77 });
    acting(() => input.blur());
    fillIn(input, '1234.5');
    expect(input.value).toBe('1.234,50');
    expect(last()).toBe(1234.5);
    unmount();
  });

  it('understands what is dropped on it', async () => {
    const { input, last, unmount } = setUp(kind);
    const source = document.createElement('p');
    source.textContent = 'R$ 1.234,56';
    document.body.append(source);
    getSelection()?.selectAllChildren(source);
    await userEvent.dragAndDrop(source, input, { sourcePosition: { x: 5, y: 5 } });
    source.remove();
    await expect.poll(() => last()).toBe(1234.56);
    expect(input.value).toBe('1.234,56');
    unmount();
  });

  it('turns the sign where negatives are allowed', async () => {
    const { input, last, unmount } = setUp(kind, { allowNegative: true });
    await userEvent.keyboard('-123');
    expect(input.value).toBe('-1,23');
    expect(last()).toBe(-1.23);
    await userEvent.keyboard('-');
    expect(last()).toBe(1.23);
    await userEvent.keyboard('-+');
    expect(last()).toBe(1.23);
    await paste('(1.234,56)');
    expect(last()).toBe(-1234.56);
    unmount();
  });
});

describe('CurrencyField', () => {
  it.each<[unknown, string, boolean]>([
    [0.1, '0,10', false],
    [1234.56, '1.234,56', false],
    ['1234.56', '1.234,56', false],
    [null, '', false],
    [1e21, '', true],
    [Number.NaN, '', true],
    ['abc', '', true],
  ])('shows %j from outside as %j (FRM-22)', (value, text, invalid) => {
    // What an API sends keeps to no type.
    const view = mount(<CurrencyField label="Valor" value={value as number | null} />);
    const input = view.container.querySelector('input');
    expect(input?.value).toBe(text);
    expect(view.container.textContent?.includes('Valor inválido')).toBe(invalid);
    expect(input?.getAttribute('aria-invalid')).toBe(invalid ? 'true' : null);
    view.unmount();
  });

  it.each([
    ['9', true],
    ['10', false],
    ['0', true],
    ['1{Backspace}{Backspace}', true],
  ])('refuses less than 0,10 when required: %s (FRM-21, WID-055)', async (keys, refused) => {
    const { input, container, unmount } = setUp('uncontrolled', { required: true });
    await userEvent.keyboard(keys);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    acting(() => input.blur());
    expect(container.textContent?.includes('Campo obrigatório')).toBe(refused);
    unmount();
  });

  it('shows minus zero as zero, given, pasted or typed', async () => {
    const { input, reported, unmount } = setUp('controlled', { value: -0, allowNegative: true });
    expect(input.value).toBe('0,00');
    for (const act of [() => userEvent.keyboard('{Control>}a{/Control}-0'), () => paste('-0,00')]) {
      await act();
      acting(() => input.blur());
      expect(input.value).toBe('0,00');
      acting(() => input.focus());
    }
    expect(reported.every((number) => !Object.is(number, -0))).toBe(true);
    unmount();
  });

  it('takes any number, but a number, where negatives are allowed (WID-056)', async () => {
    const { input, container, unmount } = setUp('uncontrolled', { required: true, allowNegative: true });
    await userEvent.keyboard('-5');
    acting(() => input.blur());
    expect(input.getAttribute('aria-invalid')).toBeNull();
    acting(() => input.focus());
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    acting(() => input.blur());
    expect(container.textContent).toContain('Campo obrigatório');
    unmount();
  });

  it('names a bound of its own, and is silent while it is typed or empty', async () => {
    const { input, container, unmount } = setUp('uncontrolled', { min: 5, max: 1000 });
    acting(() => input.blur());
    expect(input.getAttribute('aria-invalid')).toBeNull();
    acting(() => input.focus());
    await userEvent.keyboard('499');
    acting(() => input.blur());
    expect(container.textContent).toContain('O valor mínimo é R$ 5,00');
    acting(() => input.focus());
    await userEvent.keyboard('{End}99');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await userEvent.keyboard('99');
    acting(() => input.blur());
    expect(container.textContent).toContain('O valor máximo é R$ 1.000,00');
    unmount();
  });

  it('shows the external error', () => {
    const { input, container, unmount } = setUp('uncontrolled', {
      value: 0.01,
      min: 5,
      error: 'Saldo baixo',
    });
    acting(() => input.blur());
    expect(container.textContent).toContain('Saldo baixo');
    expect(container.textContent).not.toContain('mínimo');
    unmount();
  });

  it('drops a sign without digits once it is left', async () => {
    const { input, last, unmount } = setUp('uncontrolled', { allowNegative: true });
    await userEvent.keyboard('-');
    expect(input.value).toBe('-');
    acting(() => input.blur());
    expect(input.value).toBe('');
    expect(last()).toBeUndefined();
    unmount();
  });

  it('gives a form the plain number and takes the first one back on reset', async () => {
    const view = mount(
      <form>
        <CurrencyField label="Valor" name="valor" defaultValue={1234.56} />
      </form>,
    );
    const form = view.container.querySelector('form');
    const input = view.container.querySelector('input');
    if (!form || !input) throw new Error('no form');
    expect(new FormData(form).get('valor')).toBe('1234.56');
    await userEvent.fill(input, '');
    expect(new FormData(form).get('valor')).toBe('');
    await userEvent.fill(input, '7,5');
    expect(new FormData(form).get('valor')).toBe('7.5');
    acting(() => form.reset());
    expect(input.value).toBe('1.234,56');
    expect(new FormData(form).get('valor')).toBe('1234.56');
    input.focus();
    await userEvent.keyboard('{End}7');
    expect(new FormData(form).get('valor')).toBe('12345.67');
    view.unmount();
  });

  it('shows what the parent makes of a change', async () => {
    const view = mount(<CurrencyField label="Valor" value={1} />);
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    input.focus();
    await userEvent.keyboard('5');
    expect(input.value).toBe('1,00');
    view.unmount();
  });
});
