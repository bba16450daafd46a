import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeCombobox } from '../../internal/testing/describeCombobox.tsx';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'AC', label: 'Acre' },
  { value: 'BA', label: 'Bahia' },
  { value: 'SP', label: 'São Paulo' },
];
const santos = { value: 'SS', label: 'Santos e São Paulo' };

describeConformance(Select, { props: { label: 'Estado', options } });
describeField(Select, { options });
describeCombobox('Select', () => <Select label="Estado" options={options} />);

expectBrowserEvents();

const field = () => {
  const found = document.querySelector<HTMLInputElement>('[role="combobox"]');
  if (!found) throw new Error('no combobox');
  return found;
};
const listbox = () => document.querySelector<HTMLElement>('[role="listbox"]');

describe('Select', () => {
  it('shows what the parent makes of a choice', async () => {
    const reported: unknown[] = [];
    function Stubborn() {
      const [value] = useState<string | null>('BA');
      return (
        <Select
          label="Estado"
          options={options}
          value={value}
          onValueChange={(next) => void reported.push(next)}
        />
      );
    }
    const view = mount(<Stubborn />);
    field().focus();
    await userEvent.keyboard('sao{Enter}');
    expect(reported).toEqual(['SP']);
    await expect.poll(() => field().value).toBe('Bahia');
    view.unmount();
  });

  it('says when its list opens, once a time', async () => {
    const onOpen = vi.fn();
    const view = mount(<Select label="Estado" options={options} onOpen={onOpen} />);
    expect(onOpen).not.toHaveBeenCalled();
    await page.getByRole('combobox').click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(onOpen).toHaveBeenCalledOnce();
    view.unmount();
  });

  it.each([
    ['the only option found', 'acr', 'Acre'],
    ['the option of that name', 'sao paulo', 'São Paulo'],
  ])('takes %s when it is left with a text', async (_, text, label) => {
    const view = mount(<Select label="Estado" options={[...options, santos]} defaultValue="BA" />);
    field().focus();
    await userEvent.keyboard(text);
    acting(() => field().blur());
    expect(field().value).toBe(label);
    expect(listbox()).toBeNull();
    view.unmount();
  });

  it('keeps a text that means none or several, and says that nothing was chosen', async () => {
    const view = mount(<Select label="Estado" options={options} defaultValue="BA" />);
    field().focus();
    await userEvent.keyboard('a');
    acting(() => field().blur());
    expect(field().value).toBe('a');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(view.container.textContent).toContain(
      '"a" não foi escolhido. Escolha na lista ou apague o texto.',
    );
    field().focus();
    await userEvent.keyboard('xyz');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    acting(() => field().blur());
    expect(view.container.textContent).toContain('"axyz" não foi escolhido. Nada encontrado');
    field().focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => field().value).toBe('Bahia');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    view.unmount();
  });

  it.each([
    [false, ''],
    [true, 'Bahia'],
  ])(
    'left with its text erased, it holds nothing where that may be: required %s',
    async (required, label) => {
      const view = mount(<Select label="Estado" options={options} defaultValue="BA" required={required} />);
      field().focus();
      await userEvent.keyboard('{Backspace}');
      acting(() => field().blur());
      await expect.poll(() => field().value).toBe(label);
      view.unmount();
    },
  );

  it('drops what was typed where its parent gives it another value', async () => {
    const element = (value: string | null) => <Select label="Estado" options={options} value={value} />;
    const view = mount(element('BA'));
    field().focus();
    await userEvent.keyboard('xyz');
    acting(() => field().blur());
    view.rerender(element(null));
    await expect.poll(() => field().value).toBe('');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    view.unmount();
  });

  it('gives a form its value, and takes the first one back on reset', async () => {
    const view = mount(
      <form>
        <Select label="Estado" name="estado" options={options} defaultValue="BA" />
      </form>,
    );
    const form = view.container.querySelector('form');
    if (!form) throw new Error('no form');
    field().focus();
    await userEvent.keyboard('acre{Enter}');
    await expect.poll(() => new FormData(form).get('estado')).toBe('AC');
    acting(() => form.reset());
    expect(new FormData(form).get('estado')).toBe('BA');
    expect(field().value).toBe('Bahia');
    view.unmount();
  });

  it('keeps a value that has no option, and shows its option as soon as that is there', async () => {
    const draw = (known: typeof options) => (
      <form>
        <Select label="Estado" name="estado" options={known} loading={known.length === 0} defaultValue="BA" />
      </form>
    );
    const view = mount(draw([]));
    const form = view.container.querySelector('form');
    if (!form) throw new Error('no form');
    expect(new FormData(form).get('estado')).toBe('BA');
    expect(field().value).toBe('BA');
    view.rerender(draw(options));
    expect(field().value).toBe('Bahia');
    view.rerender(draw([santos]));
    expect(new FormData(form).get('estado')).toBe('BA');
    acting(() => field().focus());
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => new FormData(form).get('estado')).toBe('');
    expect(field().value).toBe('');
    view.unmount();
  });

  it('has nothing to clear where its value is an empty text', () => {
    const view = mount(<Select label="Estado" options={options} value="" />);
    expect(page.getByRole('button').query()).toBeNull();
    view.unmount();
  });

  it.each<[string, { disabled?: boolean; readOnly?: boolean; apart?: boolean }]>([
    ['disabled', { disabled: true }],
    ['read-only', { readOnly: true }],
    ['part of a disabled fieldset', { apart: true }],
  ])('keeps no form back for a text that is left when it becomes %s', async (_, closed) => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const draw = ({ apart = false, ...props }: typeof closed) => (
      <form>
        <fieldset disabled={apart}>
          <Select label="Estado" name="estado" options={options} defaultValue="BA" {...props} />
        </fieldset>
      </form>
    );
    const view = mount(draw({}));
    const form = view.container.querySelector('form');
    if (!form) throw new Error('no form');
    form.addEventListener('submit', submit);
    field().focus();
    await userEvent.keyboard('xyz');
    form.requestSubmit();
    await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true');
    expect(submit).not.toHaveBeenCalled();
    view.rerender(draw(closed));
    form.requestSubmit();
    expect(submit).toHaveBeenCalledOnce();
    if (!closed.apart) expect(field().value).toBe('Bahia');
    view.unmount();
  });

  it('sends its form on Enter only while its list is closed', async () => {
    let sent = 0;
    const view = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Select label="Estado" options={options} />
      </form>,
    );
    field().focus();
    await userEvent.keyboard('xyz{Enter}');
    expect(sent).toBe(0);
    await userEvent.keyboard('{Escape}{Enter}');
    expect(sent).toBe(1);
    view.unmount();
  });

  it.each([
    ['at the lower edge', { width: 640, height: 480 }, 420],
    ['at 400 % zoom', { width: 320, height: 256 }, 120],
  ])('lies whole in the window %s (CMB-16)', async (_, size, top) => {
    await page.viewport(size.width, size.height);
    const many = Array.from({ length: 30 }, (__, index) => ({ value: index, label: `Opção ${index + 1}` }));
    const view = mount(
      <div style={{ position: 'fixed', top, insetInline: 8 }}>
        <Select label="Estado" hideLabel options={many} />
      </div>,
    );
    field().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => listbox()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(size.height);
    await expect.poll(() => listbox()?.getBoundingClientRect().height).toBeGreaterThan(60);
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Opção 30');
    const place = active?.getBoundingClientRect();
    const frame = listbox()?.getBoundingClientRect();
    expect(frame?.top).toBeGreaterThanOrEqual(0);
    expect(frame?.right).toBeLessThanOrEqual(size.width);
    expect(place?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    expect(place?.top).toBeGreaterThanOrEqual(frame?.top ?? 0);
    view.unmount();
    await page.viewport(1280, 900);
  });

  it('says nothing to what it is written in of presses in its list', async () => {
    const opened: unknown[] = [];
    const view = mount(
      <Select label="Estado" options={options} onClick={(event) => void opened.push(event)} />,
    );
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(listbox).not.toBeNull();
    const option = listbox()?.querySelector('[role="option"]');
    if (option) await userEvent.click(option);
    expect(field().value).toBe('Acre');
    expect(opened).toEqual([]);
    view.unmount();
  });
});
