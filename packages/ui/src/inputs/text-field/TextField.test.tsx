import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

describeConformance(TextField, { props: { label: 'Razão social' } });
describeField(TextField, {});

expectBrowserEvents();

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

/** Composes like a dead key or an input method: first what is pending, then what it becomes. */
async function compose(pending: string, text: string) {
  await cdp().send('Input.imeSetComposition', {
    text: pending,
    selectionStart: pending.length,
    selectionEnd: pending.length,
  });
  await cdp().send('Input.insertText', { text });
}

function Controlled({ reported, ...props }: Partial<TextFieldProps> & { reported: string[] }) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <TextField
      {...props}
      label="Nome"
      value={value}
      onValueChange={(next) => {
        reported.push(next);
        setValue(next);
      }}
    />
  );
}

function setUp(kind: 'controlled' | 'uncontrolled', props: Partial<TextFieldProps> = {}) {
  const reported: string[] = [];
  const { value, ...rest } = props;
  const view = mount(
    kind === 'controlled' ? (
      <Controlled {...props} reported={reported} />
    ) : (
      <TextField
        {...rest}
        label="Nome"
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

function Rewriting({ rewrite }: { rewrite: (text: string) => string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Nome"
      upperCase={false}
      value={value}
      onValueChange={(next) => setValue(rewrite(next))}
    />
  );
}

describe('TextField whose parent rewrites the value', () => {
  it.each([
    ['in capitals', (text: string) => text.toUpperCase(), 'ABXYCD', 4],
    ['without spaces before it', (text: string) => text.trimStart(), 'abxycd', 4],
  ])('keeps the caret after what is typed in the middle: %s', async (_, rewrite, text, caret) => {
    const view = mount(<Rewriting rewrite={rewrite} />);
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    acting(() => input.focus());
    await userEvent.keyboard('abcd');
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('xy');
    expect(input.value).toBe(text);
    expect(input.selectionStart).toBe(caret);
    view.unmount();
  });
});

describe.each(['controlled', 'uncontrolled'] as const)('TextField in capitals, %s (WID-053)', (kind) => {
  it('turns typed text into capitals', async () => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard('acme ação ß');
    expect(input.value).toBe('ACME AÇÃO ß');
    expect(last()).toBe('ACME AÇÃO ß');
    unmount();
  });

  it('keeps the caret after what is typed in the middle', async () => {
    const { input, unmount } = setUp(kind, { value: 'ABCD' });
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('xy');
    expect(input.value).toBe('ABXYCD');
    expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}z');
    expect(input.value).toBe('ABXZCD');
    expect(input.selectionStart).toBe(4);
    unmount();
  });

  it('types over a selection', async () => {
    const { input, unmount } = setUp(kind, { value: 'ABCD' });
    input.setSelectionRange(1, 3);
    await userEvent.keyboard('x');
    expect(input.value).toBe('AXD');
    expect(input.selectionStart).toBe(2);
    unmount();
  });

  it('undoes and redoes what was typed', async () => {
    const { input, last, unmount } = setUp(kind, { value: 'ACME' });
    input.setSelectionRange(4, 4);
    await userEvent.keyboard(' sa');
    await undo();
    expect(input.value).toBe('ACME');
    expect(last()).toBe('ACME');
    await redo();
    expect(input.value).toBe('ACME SA');
    expect(last()).toBe('ACME SA');
    unmount();
  });

  it('leaves a composition alone and upper-cases it once it ends', async () => {
    const { input, last, reported, unmount } = setUp(kind);
    await userEvent.keyboard('jos');
    await cdp().send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
    expect(input.value).toBe('JOSé');
    expect(getComputedStyle(input).textTransform).toBe('uppercase');
    await cdp().send('Input.insertText', { text: 'é' });
    expect(input.value).toBe('JOSÉ');
    expect(input.selectionStart).toBe(4);
    expect(getComputedStyle(input).textTransform).toBe('none');
    expect(last()).toBe('JOSÉ');
    expect(reported.every((text) => text === text.toUpperCase())).toBe(true);
    await userEvent.keyboard('x');
    expect(input.value).toBe('JOSÉX');
    unmount();
  });

  it('composes in the middle', async () => {
    const { input, unmount } = setUp(kind, { value: 'SO PAULO' });
    input.setSelectionRange(1, 1);
    await compose('~', 'ã');
    expect(input.value).toBe('SÃO PAULO');
    expect(input.selectionStart).toBe(2);
    unmount();
  });

  it('undoes a composed character without passing through small letters', async () => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard('s');
    await compose('~', 'ã');
    expect(input.value).toBe('SÃ');
    await undo();
    await expect.poll(() => input.value).toBe('');
    expect(last()).toBe('');
    await redo();
    await expect.poll(() => input.value).toBe('SÃ');
    expect(last()).toBe('SÃ');
    unmount();
  });

  it('upper-cases what the browser fills in without focus, and lets go of other fields', async () => {
    const { input, last, unmount } = setUp(kind);
    const other = document.createElement('input');
    other.value = 'other';
    document.body.append(other);
    other.focus();
    other.select();
    acting(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'acme ltda');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(input.value).toBe('ACME LTDA');
    expect(last()).toBe('ACME LTDA');
    expect(other.value).toBe('other');
    expect(document.activeElement).toBe(other);
    other.remove();
    unmount();
  });

  it('fills in capitals', async () => {
    const { input, last, unmount } = setUp(kind, { value: 'OLD' });
    await userEvent.fill(input, 'new text');
    expect(input.value).toBe('NEW TEXT');
    expect(last()).toBe('NEW TEXT');
    await userEvent.clear(input);
    expect(last()).toBe('');
    unmount();
  });

  it('gives what was there before back as it was', async () => {
    const { input, last, unmount } = setUp(kind, { value: 'Acme Ltda' });
    expect(input.value).toBe('Acme Ltda');
    input.setSelectionRange(9, 9);
    await userEvent.keyboard('x');
    expect(input.value).toBe('ACME LTDAX');
    await undo();
    await expect.poll(() => input.value).toBe('Acme Ltda');
    expect(last()).toBe('Acme Ltda');
    unmount();
  });

  it('stops at maxLength', async () => {
    const { input, unmount } = setUp(kind, { maxLength: 4 });
    await userEvent.keyboard('abcdef');
    expect(input.value).toBe('ABCD');
    unmount();
  });
});

describe('TextField', () => {
  it.each(['email', 'url'] as const)('keeps the letters of an %s', async (type) => {
    const { input, last, unmount } = setUp('controlled', { type });
    await userEvent.keyboard('ana@acme.com');
    expect(input.value).toBe('ana@acme.com');
    expect(last()).toBe('ana@acme.com');
    unmount();
  });

  it('keeps the letters where capitals are off', async () => {
    const { input, unmount } = setUp('uncontrolled', { upperCase: false });
    await userEvent.keyboard('Observação');
    expect(input.value).toBe('Observação');
    unmount();
  });

  it('never changes the value of a disabled field', () => {
    const reported: string[] = [];
    const view = mount(
      <TextField label="Nome" value="Acme" disabled onValueChange={(text) => void reported.push(text)} />,
    );
    expect(view.container.querySelector('input')?.value).toBe('Acme');
    expect(reported).toEqual([]);
    view.unmount();
  });

  it('gives its value to a form and takes the first one back on reset', async () => {
    const view = mount(
      <form>
        <TextField label="Nome" name="nome" defaultValue="ACME" />
      </form>,
    );
    const form = view.container.querySelector('form');
    const input = view.container.querySelector('input');
    if (!form || !input) throw new Error('no form');
    await userEvent.fill(input, 'outro');
    expect(new FormData(form).get('nome')).toBe('OUTRO');
    acting(() => form.reset());
    expect(input.value).toBe('ACME');
    expect(new FormData(form).get('nome')).toBe('ACME');
    view.unmount();
  });

  it.each<[string, string | null, string]>([
    ['sets it back', '', ''],
    ['keeps it', null, 'OUTRO'],
  ])('shows after a reset what its parent holds, who %s', async (_, onReset, shown) => {
    function Parent() {
      const [name, setName] = useState('ACME');
      return (
        <form onReset={() => onReset !== null && setName(onReset)}>
          <TextField label="Nome" value={name} onValueChange={setName} />
          <button type="reset">Limpar</button>
        </form>
      );
    }
    const view = mount(<Parent />);
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    await userEvent.fill(input, 'outro');
    await userEvent.click(page.getByRole('button', { name: 'Limpar' }));
    expect(input.value).toBe(shown);
    await userEvent.fill(input, 'mais');
    acting(() => input.form?.reset());
    expect(input.value).toBe(onReset ?? 'MAIS');
    view.unmount();
  });

  it('shows what the parent makes of a change', async () => {
    const view = mount(<TextField label="Nome" value="FIXO" />);
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    input.focus();
    await userEvent.keyboard('abc');
    expect(input.value).toBe('FIXO');
    view.unmount();
  });

  it('announces how many characters are left when there are few', async () => {
    const { input, container, unmount } = setUp('uncontrolled', { maxLength: 20 });
    await userEvent.fill(input, 'a'.repeat(15));
    expect(container.textContent).not.toContain('de 20');
    await userEvent.keyboard('b');
    expect(container.textContent).toContain('16 de 20 caracteres');
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('16 de 20 caracteres');
    unmount();
  });

  it('gives a message room when it comes', () => {
    const below = (error: string | undefined) => (
      <>
        <TextField label="Nome" error={error} />
        <hr />
      </>
    );
    const view = mount(below(undefined));
    const top = () => view.container.querySelector('hr')?.getBoundingClientRect().top;
    const before = top() ?? 0;
    view.rerender(below('Campo obrigatório'));
    expect(top()).toBeGreaterThan(before);
    view.unmount();
  });
});
