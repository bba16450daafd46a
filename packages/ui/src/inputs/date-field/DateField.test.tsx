import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const today = '2026-07-12';

describeConformance(DateField, { props: { label: 'Data' } });
describeField(DateField, {});
describePopup('DateField', () => <DateField label="Data" today={today} />, { role: 'dialog' });

expectBrowserEvents();

function Controlled({ reported, ...props }: Partial<DateFieldProps> & { reported: (string | null)[] }) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <DateField
      label="Data"
      today={today}
      {...props}
      value={value}
      onValueChange={(next) => {
        reported.push(next);
        setValue(next);
      }}
    />
  );
}

function setUp(kind: 'controlled' | 'uncontrolled', { value, ...props }: Partial<DateFieldProps> = {}) {
  const reported: (string | null)[] = [];
  const view = mount(
    kind === 'controlled' ? (
      <Controlled {...props} value={value} reported={reported} />
    ) : (
      <DateField
        label="Data"
        today={today}
        {...props}
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

describe.each(['controlled', 'uncontrolled'] as const)('DateField, %s', (kind) => {
  it('writes the slashes while typing and reports a complete date at once', async () => {
    const { input, reported, unmount } = setUp(kind);
    await userEvent.keyboard('1207202');
    expect(input.value).toBe('12/07/202');
    expect(reported.every((date) => date === null)).toBe(true);
    await userEvent.keyboard('6');
    expect(input.value).toBe('12/07/2026');
    expect(input.selectionStart).toBe(10);
    expect(reported.at(-1)).toBe('2026-07-12');
    unmount();
  });

  it.each([
    ['hoje', '12/07/2026'],
    ['amanhã', '13/07/2026'],
    ['+30', '11/08/2026'],
    ['-7', '05/07/2026'],
    ['1/8', '01/08/2026'],
    ['010827', '01/08/2027'],
  ])('understands %s once it is left', async (text, expected) => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard(text);
    acting(() => input.blur());
    expect(input.value).toBe(expected);
    expect(last()).toBe(expected.split('/').reverse().join('-'));
    unmount();
  });

  it('keeps the caret and the other groups when the day is typed anew', async () => {
    const { input, last, unmount } = setUp(kind, { value: '2026-07-12' });
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('1/07/2026');
    await userEvent.keyboard('5');
    expect(input.value).toBe('15/07/2026');
    expect(input.selectionStart).toBe(2);
    expect(last()).toBe('2026-07-15');
    unmount();
  });

  it('undoes and redoes, what Enter wrote out too', async () => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard('12/07{Enter}');
    expect(input.value).toBe('12/07/2026');
    expect(last()).toBe('2026-07-12');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(last).toBe(null);
    expect(input.value).not.toBe('12/07/2026');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => input.value).toBe('12/07/2026');
    expect(last()).toBe('2026-07-12');
    unmount();
  });

  it('takes what an input method composes', async () => {
    const { input, last, unmount } = setUp(kind);
    await userEvent.keyboard('amanh');
    await cdp().send('Input.imeSetComposition', { text: 'ã', selectionStart: 1, selectionEnd: 1 });
    expect(input.value).toBe('amanhã');
    await cdp().send('Input.insertText', { text: 'ã' });
    acting(() => input.blur());
    expect(last()).toBe('2026-07-13');
    unmount();
  });

  it('keeps a text that is no date, whatever its value', async () => {
    const { input, last, container, unmount } = setUp(kind, { value: '2026-07-12' });
    input.select();
    await userEvent.keyboard('31022026');
    acting(() => input.blur());
    expect(input.value).toBe('31/02/2026');
    expect(last()).toBeNull();
    expect(container.textContent).toContain('Data inválida');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    unmount();
  });
});

/** Takes the place of every feature emulated so far. */
const emulate = (...features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });
const stillness = { name: 'prefers-reduced-motion', value: 'reduce' };

describe('DateField', () => {
  it('keeps what is being typed when an earlier date comes back late', async () => {
    const reported: (string | null)[] = [];
    const field = (value: string | null) => (
      <DateField label="Data" value={value} onValueChange={(next) => void reported.push(next)} />
    );
    const view = mount(field(null));
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    await userEvent.keyboard('12072026{Backspace}');
    expect(reported.slice(-2)).toEqual(['2026-07-12', null]);
    view.rerender(field('2026-07-12'));
    expect(input?.value).toBe('12/07/202');
    view.rerender(field('2027-01-01'));
    expect(input?.value).toBe('01/01/2027');
    view.unmount();
  });

  it('shows the half-typed text that its parent keeps, also where that takes it back', async () => {
    const kept: (string | null)[] = ['12/0'];
    const field = () => (
      <DateField
        label="Data"
        value={kept.at(-1)}
        onValueChange={(date, { text }) => {
          kept.push(date ?? (text || null));
          view.rerender(field());
        }}
      />
    );
    const view = mount(field());
    const input = view.container.querySelector('input');
    expect(input?.value).toBe('12/0');
    acting(() => input?.focus());
    await userEvent.keyboard('{End}7');
    expect(input?.value).toBe('12/07');
    expect(kept.at(-1)).toBe('12/07');
    kept.push(null);
    view.rerender(field());
    expect(input?.value).toBe('');
    view.unmount();
  });

  it('keeps what is half typed when its date goes only after the field is left', async () => {
    const field = (value: string | null) => <DateField label="Data" value={value} />;
    const view = mount(field('2026-07-12'));
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    await userEvent.keyboard('{End}{Backspace}');
    acting(() => input?.blur());
    view.rerender(field(null));
    expect(input?.value).toBe('12/07/202');
    view.unmount();
  });

  it('shows and sends what its parent keeps once it is left, where that refused a date', async () => {
    const field = (value: string) => (
      <form>
        <DateField label="Data" name="data" min="2026-07-01" value={value} today={today} />
      </form>
    );
    const view = mount(field('2026-07-01'));
    const input = view.container.querySelector('input');
    const form = view.container.querySelector('form');
    if (!input || !form) throw new Error('no form');
    const leaveWith = async (text: string) => {
      acting(() => input.focus());
      await userEvent.fill(input, text);
      acting(() => input.blur());
      return [input.value, new FormData(form).get('data')];
    };
    expect(await leaveWith('02/07/2026')).toEqual(['01/07/2026', '2026-07-01']);
    expect(await leaveWith('30/06/2026')).toEqual(['30/06/2026', '2026-06-30']); // with what is wrong with it
    expect(view.container.textContent).toContain('01/07/2026');
    expect(await leaveWith('03/07/2026')).toEqual(['01/07/2026', '2026-07-01']);
    view.rerender(field('2026-07-03'));
    expect(input.value).toBe('03/07/2026');
    view.unmount();
  });

  it('says that a text is no date rather than that it is missing', async () => {
    const { input, container, rerender, unmount } = setUp('uncontrolled', { error: 'Campo obrigatório' });
    await userEvent.keyboard('99');
    acting(() => input.blur());
    expect(container.textContent).toContain('Data inválida');
    expect(container.textContent).not.toContain('Campo obrigatório');
    rerender(<DateField label="Data" today={today} error="Data já usada" defaultValue="2026-07-12" />);
    unmount();
  });

  it('gives a form YYYY-MM-DD and takes the first date back on reset (API3-022)', async () => {
    const view = mount(
      <form>
        <DateField label="Data" name="data" defaultValue="2026-07-12" />
      </form>,
    );
    const form = view.container.querySelector('form');
    const input = view.container.querySelector('input');
    if (!form || !input) throw new Error('no form');
    expect(new FormData(form).get('data')).toBe('2026-07-12');
    await userEvent.fill(input, '31/02/2026');
    expect(new FormData(form).get('data')).toBe('');
    await userEvent.fill(input, '2026-08-01');
    expect(input.value).toBe('01/08/2026');
    expect(new FormData(form).get('data')).toBe('2026-08-01');
    acting(() => form.reset());
    expect(input.value).toBe('12/07/2026');
    view.unmount();
  });

  it('has the day in focus before the next key can come, however late the next frame is', async () => {
    const view = mount(<DateField label="Data" today={today} />);
    const button = view.container.querySelector<HTMLButtonElement>('[aria-label="Abrir calendário"]');
    const calendar = () => document.querySelector('[role="grid"]');
    // What draws the calendar is loaded with the first one.
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => calendar()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(button);
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    flushSync(() => button?.click());
    frames.mockRestore();
    expect(document.activeElement?.getAttribute('data-date')).toBe(today);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(button);
    view.unmount();
  });

  it('chooses in a dialog without closing it, and its presses reach nothing around it', async () => {
    const pressed: string[] = [];
    const view = mount(
      // biome-ignore lint/a11y: stands for any parent that listens
      <div onClick={() => pressed.push('parent')}>
        <Dialog open onOpenChange={(_, { reason }) => void pressed.push(reason)} title="Pedido">
          <DateField label="Data" today={today} />
        </Dialog>
      </div>,
    );
    const button = () => document.querySelector<HTMLButtonElement>('[aria-label="Abrir calendário"]');
    const calendar = () => document.querySelector('[role="grid"]');
    // The dialog has taken focus: it no longer moves it.
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
    button()?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(calendar).not.toBeNull();
    const day = document.querySelector('[data-date="2026-07-15"]');
    if (!day) throw new Error('no such day');
    await userEvent.click(day);
    await expect.poll(calendar).toBeNull();
    expect(document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value).toBe('15/07/2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(calendar).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(calendar).toBeNull();
    expect(pressed).toEqual([]);
    view.unmount();
  });

  it('does not report the visible month to a form around it', async () => {
    const changes: string[] = [];
    const view = mount(
      <form onChange={() => void changes.push('form')}>
        <DateField label="Data" today={today} />
      </form>,
    );
    view.container.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('[role="dialog"] select')).not.toBeNull();
    const month = document.querySelector<HTMLSelectElement>('[role="dialog"] select');
    if (!month) throw new Error('no month');
    await userEvent.selectOptions(month, 'agosto');
    expect(document.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe('agosto de 2026');
    expect(changes).toEqual([]);
    view.unmount();
  });

  it('keeps its borders in forced colours, the chosen day too (UIX-18)', async () => {
    const { container, unmount } = setUp('uncontrolled', { value: '2026-07-12' });
    container.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    const chosen = () => document.querySelector('[data-date="2026-07-12"] > span');
    await expect.poll(chosen).not.toBeNull();
    await emulate(stillness, { name: 'forced-colors', value: 'active' });
    const day = chosen();
    const box = container.querySelector('input')?.parentElement;
    if (!day || !box) throw new Error('no calendar');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'color: Highlight; forced-color-adjust: none';
    expect(getComputedStyle(day).backgroundColor).toBe(getComputedStyle(probe).color);
    expect(getComputedStyle(box).borderTopWidth).toBe('1px');
    expect(getComputedStyle(box).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    probe.remove();
    await emulate(stillness);
    unmount();
  });

  it('means the day it is here, not the one in UTC, by today late in the evening (DAT-02)', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 22, 30) });
    const reported: (string | null)[] = [];
    const view = mount(<DateField label="Data" onValueChange={(next) => void reported.push(next)} />);
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    acting(() => input.focus());
    acting(() => void document.execCommand('insertText', false, 'hoje'));
    acting(() => input.blur());
    vi.useRealTimers();
    expect(input.value).toBe('15/01/2026');
    expect(reported.at(-1)).toBe('2026-01-15');
    view.unmount();
  });

  it('has days of at least 24 px, within 320 px', async () => {
    const { container, unmount } = setUp('uncontrolled');
    container.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('[data-date="2026-07-12"]')).not.toBeNull();
    const day = document.querySelector('[data-date="2026-07-12"]')?.getBoundingClientRect();
    expect(day?.width).toBeGreaterThanOrEqual(24);
    expect(day?.height).toBeGreaterThanOrEqual(24);
    expect(document.querySelector('[role="dialog"]')?.getBoundingClientRect().width).toBeLessThanOrEqual(304);
    unmount();
  });
});
