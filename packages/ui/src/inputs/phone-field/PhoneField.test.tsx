import { type ComponentProps, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { fillIn, paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { PhoneValue } from './phone.ts';

describeConformance(PhoneField, { props: { label: 'Telefone', kind: 'mobile' } });
describeField(PhoneField, { kind: 'mobile' });

type Props = Partial<ComponentProps<typeof PhoneField>>;

function Controlled({ reported, ...props }: Props & { reported: PhoneValue[] }) {
  const [value, setValue] = useState<PhoneValue>({ ddd: '', number: '' });
  return (
    <PhoneField
      label="Celular"
      kind="mobile"
      {...props}
      value={value}
      onValueChange={(next) => {
        reported.push(next);
        setValue(next);
      }}
    />
  );
}

function setUp(props: Props = {}, kind: 'controlled' | 'uncontrolled' = 'uncontrolled') {
  const reported: PhoneValue[] = [];
  const view = mount(
    kind === 'controlled' ? (
      <Controlled reported={reported} {...props} />
    ) : (
      <PhoneField
        label="Celular"
        kind="mobile"
        onValueChange={(next) => void reported.push(next)}
        {...props}
      />
    ),
  );
  const [ddd, number] = view.container.querySelectorAll<HTMLInputElement>('input[type="tel"]');
  if (!ddd || !number) throw new Error('no inputs');
  acting(() => ddd.focus());
  return { ...view, ddd, number, reported, last: () => reported.at(-1) };
}

describe.each(['controlled', 'uncontrolled'] as const)('PhoneField, %s (WID-022 to WID-024)', (kind) => {
  expectBrowserEvents();

  it('goes on to the number after the area code, and back', async () => {
    const { ddd, number, last, unmount } = setUp({}, kind);
    await userEvent.keyboard('31999998888');
    expect([ddd.value, number.value]).toEqual(['31', '99999-8888']);
    expect(last()).toEqual({ ddd: '31', number: '999998888' });
    number.select();
    await userEvent.keyboard('{Delete}{Backspace}');
    expect(document.activeElement).toBe(ddd);
    expect(ddd.value).toBe('31');
    expect(ddd.selectionStart).toBe(2);
    await userEvent.keyboard('{Backspace}2');
    expect(ddd.value).toBe('32');
    expect(document.activeElement).toBe(number);
    unmount();
  });

  it.each(['(31) 99999-8888', '+55 31 99999-8888', '031999998888'])(
    'fills both halves from %s, wherever it is pasted',
    async (text) => {
      for (const where of ['ddd', 'number'] as const) {
        const view = setUp({}, kind);
        acting(() => view[where].focus());
        await paste(text);
        expect([view.ddd.value, view.number.value]).toEqual(['31', '99999-8888']);
        expect(view.last()).toEqual({ ddd: '31', number: '999998888' });
        expect(document.activeElement).toBe(view.number);
        view.unmount();
      }
    },
  );

  it('fills both halves from a number the browser fills in', () => {
    const { ddd, number, last, unmount } = setUp({}, kind);
    acting(() => ddd.blur());
    fillIn(number, '+5531999998888');
    expect([ddd.value, number.value]).toEqual(['31', '99999-8888']);
    expect(last()).toEqual({ ddd: '31', number: '999998888' });
    expect(document.activeElement).not.toBe(number);
    unmount();
  });
});

describe('PhoneField', () => {
  expectBrowserEvents();

  it('replaces the whole number that is typed anew from the area code on', async () => {
    const { ddd, last, unmount } = setUp({ defaultValue: { ddd: '31', number: '998877665' } });
    ddd.select();
    await userEvent.keyboard('11912345678');
    expect(last()).toEqual({ ddd: '11', number: '912345678' });
    unmount();
  });

  it('stays in the number where Backspace is held down to empty it', () => {
    const { number, unmount } = setUp({ defaultValue: { ddd: '31', number: '' } });
    acting(() => number.focus());
    acting(
      () =>
        void number.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, repeat: true }),
        ),
    );
    expect(document.activeElement).toBe(number);
    unmount();
  });

  it('keeps the caret after what is typed in the middle (FRM-09)', async () => {
    const { number, unmount } = setUp({ defaultValue: { ddd: '31', number: '99998888' } });
    number.focus();
    number.setSelectionRange(2, 2);
    await userEvent.keyboard('7');
    expect(number.value).toBe('99799-8888');
    expect(number.selectionStart).toBe(3);
    unmount();
  });

  it('undoes a paste', async () => {
    const { ddd, number, unmount } = setUp();
    await paste('(31) 99999-8888');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => number.value).toBe('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => ddd.value).toBe('');
    unmount();
  });

  it('takes what an input method composes, and stays while it does', async () => {
    const { ddd, last, unmount } = setUp();
    await cdp().send('Input.imeSetComposition', { text: '31', selectionStart: 2, selectionEnd: 2 });
    expect(document.activeElement).toBe(ddd);
    expect(last()).toEqual({ ddd: '31', number: '' });
    await cdp().send('Input.insertText', { text: '31' });
    expect(ddd.value).toBe('31');
    unmount();
  });

  it('is a group named by its label, with two named inputs', () => {
    const { container, ddd, number, unmount } = setUp({ required: true });
    const group = container.querySelector('[role="group"]');
    expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Celular*',
    );
    expect(ddd.getAttribute('aria-label')).toBe('DDD');
    expect(number.getAttribute('aria-label')).toBe('Número');
    expect(ddd.getAttribute('autocomplete')).toBe('tel-area-code');
    expect(number.getAttribute('autocomplete')).toBe('tel-local');
    unmount();
  });

  it('shows the error of the wrong part when focus leaves the group', async () => {
    const { container, ddd, number, unmount } = setUp();
    await userEvent.keyboard('20');
    expect(document.activeElement).toBe(number);
    expect(container.textContent).not.toContain('não existe');
    acting(() => number.blur());
    expect(container.textContent).toContain('DDD 20 não existe');
    expect([ddd, number].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', null]);
    ddd.focus();
    ddd.select();
    await userEvent.keyboard('31');
    expect(container.textContent).not.toContain('não existe');
    acting(() => number.blur());
    expect(container.textContent).toContain('Digite um número válido');
    expect([ddd, number].map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    unmount();
  });

  it('does not pass a mobile number off as a landline', async () => {
    const { container, number, unmount } = setUp({ kind: 'landline' });
    await paste('(31) 99999-8888');
    expect(number.value).toBe('9999-9888');
    acting(() => number.blur());
    expect(container.textContent).toContain('Digite um número válido');
    unmount();
  });

  it('changes nothing that is read-only', async () => {
    const { ddd, number, reported, unmount } = setUp({
      readOnly: true,
      defaultValue: { ddd: '31', number: '' },
    });
    await paste('(11) 99999-8888');
    number.focus();
    await userEvent.keyboard('{Backspace}');
    expect(document.activeElement).toBe(number);
    expect([ddd.value, number.value]).toEqual(['31', '']);
    expect(reported).toEqual([]);
    unmount();
  });

  it('gives a form both halves by their names and takes the first ones back on reset', () => {
    const first = { ddd: '31', number: '33334444' };
    const view = mount(
      <form>
        <PhoneField label="Fixo" kind="landline" name="fixo" defaultValue={first} />
        <PhoneField label="Celular" kind="mobile" dddName="dddTelefoneCelular" numberName="numero" />
      </form>,
    );
    const form = view.container.querySelector('form');
    const input = view.container.querySelector('input');
    if (!form || !input) throw new Error('no form');
    const start = {
      'fixo.ddd': '31',
      'fixo.number': '33334444',
      dddTelefoneCelular: '',
      numero: '',
    };
    expect(Object.fromEntries(new FormData(form))).toEqual(start);
    fillIn(input, '11');
    expect(new FormData(form).get('fixo.ddd')).toBe('11');
    acting(() => form.reset());
    expect(Object.fromEntries(new FormData(form))).toEqual(start);
    view.unmount();
  });

  it('tells the parent at once what it shows once it is left', async () => {
    const problems: (string | undefined)[] = [];
    const view = mount(
      <PhoneField
        label="Celular"
        kind="mobile"
        onValueChange={(_, { problem }) => void problems.push(problem)}
      />,
    );
    const [ddd, number] = view.container.querySelectorAll('input');
    if (!ddd || !number) throw new Error('no inputs');
    await userEvent.fill(ddd, '20');
    const unknown = problems.at(-1);
    expect(unknown).toContain('20');
    await userEvent.fill(ddd, '31');
    await userEvent.fill(number, '999998888');
    expect(problems.at(-1)).toBeUndefined();
    await userEvent.fill(number, '99999888');
    expect(problems.at(-1)).not.toBe(unknown);
    expect(problems.at(-1)).toBeTruthy();
    view.unmount();
  });
});
