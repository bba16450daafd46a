import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CnpjField } from './CnpjField.tsx';

describeConformance(CnpjField, { props: { label: 'CNPJ' } });
describeField(CnpjField, {});

expectBrowserEvents();

function Controlled({ first, reported }: { first: string; reported: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <CnpjField
      label="CNPJ"
      value={value}
      onValueChange={(next) => {
        reported.push(next);
        setValue(next);
      }}
    />
  );
}

function setUp(kind: 'controlled' | 'uncontrolled', first = '') {
  const reported: string[] = [];
  const view = mount(
    kind === 'controlled' ? (
      <Controlled first={first} reported={reported} />
    ) : (
      <CnpjField label="CNPJ" defaultValue={first} onValueChange={(next) => void reported.push(next)} />
    ),
  );
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  return { ...view, input, reported, last: () => reported.at(-1) };
}

describe.each(['controlled', 'uncontrolled'] as const)('CnpjField, %s', (kind) => {
  it('writes the mask as the person types and gives the bare characters', async () => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard('12abc34501de35');
    expect(input.value).toBe('12.ABC.345/01DE-35');
    expect(input.selectionStart).toBe(18);
    expect(last()).toBe('12ABC34501DE35');
    unmount();
  });

  it.each([
    ' 12.abc.345/01de-35 ',
    '12\u00a0ABC\u00a0345\u00a001DE\u00a035',
    'CNPJ: 12.ABC.345/01DE-35',
    'CNPJ nº 12.ABC.345/01DE-35',
    '12.ABC\n345/01DE\n35',
  ])('cleans %j', async (text) => {
    const { input, last, unmount } = setUp(kind);
    await paste(text);
    expect(input.value).toBe('12.ABC.345/01DE-35');
    expect(last()).toBe('12ABC34501DE35');
    unmount();
  });

  it('keeps the caret after what is typed in the middle', async () => {
    const { input, last, unmount } = setUp(kind, '12AC34501');
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('b');
    expect(input.value).toBe('12.ABC.345/01');
    expect(input.selectionStart).toBe(5);
    expect(last()).toBe('12ABC34501');
    await userEvent.keyboard('9');
    expect(input.value).toBe('12.AB9.C34/501');
    expect(input.selectionStart).toBe(6);
    unmount();
  });

  it('erases the character before a separator', async () => {
    const { input, last, unmount } = setUp(kind, '12ABC');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('1A.BC');
    expect(input.selectionStart).toBe(1);
    await userEvent.keyboard('{Delete}');
    expect(input.value).toBe('1B.C');
    expect(last()).toBe('1BC');
    unmount();
  });

  it('undoes and redoes', async () => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard('12ab');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => last()).toBe('');
    expect(input.value).toBe('');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => last()).toBe('12AB');
    expect(input.value).toBe('12.AB');
    unmount();
  });

  it('takes what an input method composes', async () => {
    const { input, last, unmount } = setUp(kind, '12');
    input.setSelectionRange(2, 2);
    await cdp().send('Input.imeSetComposition', { text: 'abc', selectionStart: 3, selectionEnd: 3 });
    expect(last()).toBe('12ABC');
    await cdp().send('Input.insertText', { text: 'abc' });
    expect(input.value).toBe('12.ABC');
    expect(input.selectionStart).toBe(6);
    unmount();
  });
});

describe('CnpjField', () => {
  it('says which check digits it expected once it is left, and is silent while it is typed', async () => {
    const { input, container, unmount } = setUp('uncontrolled');
    await userEvent.keyboard('12ABC34501DE36');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    acting(() => input.blur());
    expect(container.textContent).toContain('CNPJ inválido: DV esperado 35');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    input.focus();
    await userEvent.keyboard('{End}{Backspace}5');
    acting(() => input.blur());
    expect(input.getAttribute('aria-invalid')).toBeNull();
    unmount();
  });

  it.each(['00000000000000', '00.000.000/0000-00', '００.０００.０００/００００-００'])(
    'refuses %s, which no company has, and names no check digits for it (D2)',
    async (zeros) => {
      const { input, container, unmount } = setUp('uncontrolled');
      await paste(zeros);
      acting(() => input.blur());
      expect(input).toHaveAccessibleDescription('Digite um CNPJ válido');
      expect(container.textContent).not.toContain('DV esperado');
      expect(input.getAttribute('aria-invalid')).toBe('true');
      unmount();
    },
  );

  it('tells the parent at once what it shows once it is left, and nothing of a missing one', async () => {
    const problems: (string | undefined)[] = [];
    const view = mount(<CnpjField label="CNPJ" onValueChange={(_, { problem }) => problems.push(problem)} />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    await userEvent.keyboard('1');
    expect(problems.at(-1)).toBe('Digite os 14 caracteres do CNPJ');
    await userEvent.keyboard('{Backspace}');
    expect(problems.at(-1)).toBeUndefined();
    await userEvent.keyboard('12ABC34501DE36');
    expect(problems.at(-1)).toBe('CNPJ inválido: DV esperado 35');
    await userEvent.keyboard('{Backspace}5');
    expect(problems.at(-1)).toBeUndefined();
    view.unmount();
  });

  it('shows the external error', async () => {
    const view = mount(<CnpjField label="CNPJ" defaultValue="12ABC34501DE36" error="CNPJ já cadastrado" />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    acting(() => input?.blur());
    expect(view.container.textContent).toContain('CNPJ já cadastrado');
    expect(view.container.textContent).not.toContain('DV esperado');
    view.unmount();
  });

  it('gives a form the bare characters and takes the first ones back on reset', async () => {
    const view = mount(
      <form>
        <CnpjField label="CNPJ" name="cnpj" defaultValue="11.222.333/0001-81" />
      </form>,
    );
    const form = view.container.querySelector('form');
    const input = view.container.querySelector('input');
    if (!form || !input) throw new Error('no form');
    expect(new FormData(form).get('cnpj')).toBe('11222333000181');
    await userEvent.fill(input, '12ABC34501DE35');
    expect(new FormData(form).get('cnpj')).toBe('12ABC34501DE35');
    acting(() => form.reset());
    expect(input.value).toBe('11.222.333/0001-81');
    expect(new FormData(form).get('cnpj')).toBe('11222333000181');
    view.unmount();
  });
});
