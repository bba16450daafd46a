import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeCombobox } from '../../internal/testing/describeCombobox.tsx';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const brands = ['BOA MESA', 'CAMPO BELO', 'SERRA AZUL'].map((label) => ({ value: label, label }));
type Brand = (typeof brands)[number];

describeConformance(MultiSelect, { props: { label: 'Marcas', options: brands } });
describeField(MultiSelect, { options: brands });
describeCombobox('MultiSelect', () => <MultiSelect label="Marcas" options={brands} />);

expectBrowserEvents();

const chips = () =>
  [...document.querySelectorAll('ul[role="list"] > li')].map(({ textContent }) => textContent);

/** A server that answers when the test says so. */
function fakeServer() {
  const calls: string[] = [];
  const answers: { give: (brand: Brand) => void; refuse: (reason: unknown) => void }[] = [];
  return {
    calls,
    answers,
    onCreate: (text: string) => {
      calls.push(text);
      return new Promise<Brand>((give, refuse) => {
        answers.push({ give, refuse });
      });
    },
  };
}

function Controlled(props: Partial<MultiSelectProps>) {
  const [value, setValue] = useState(props.value ?? []);
  return <MultiSelect label="Marcas" options={brands} {...props} value={value} onValueChange={setValue} />;
}

function setUp(props: Partial<MultiSelectProps> = {}) {
  const view = mount(
    <form>
      <Controlled name="marca" {...props} />
    </form>,
  );
  const input = view.container.querySelector('input');
  const form = view.container.querySelector('form');
  if (!input || !form) throw new Error('no input');
  input.focus();
  return { ...view, input, values: () => new FormData(form).getAll('marca'), form };
}

describe('MultiSelect that creates (CMB-09)', () => {
  it('creates once, pressed twice, and shows the chip at once', async () => {
    const server = fakeServer();
    const { values, unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.keyboard(' terra nova {Enter}{Enter}');
    expect(server.calls).toEqual(['terra nova']);
    expect(chips()).toEqual(['terra nova']);
    expect(values()).toEqual([]);
    await userEvent.keyboard('Terra Nova{Enter}');
    expect(server.calls).toHaveLength(1);
    server.answers[0]?.give({ value: '9', label: 'TERRA NOVA' });
    await expect.poll(chips).toEqual(['TERRA NOVA']);
    expect(values()).toEqual(['9']);
    unmount();
  });

  it('creates at a press of what the list offers, and keeps focus in the text', async () => {
    const server = fakeServer();
    const { input, unmount } = setUp({ onCreate: server.onCreate });
    expect(input.enterKeyHint).toBe('enter');
    await userEvent.keyboard('terra nova');
    await userEvent.click(page.getByRole('button', { name: 'Tecle Enter para criar terra nova' }));
    expect(server.calls).toEqual(['terra nova']);
    expect(chips()).toEqual(['terra nova']);
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    unmount();
  });

  it.each(['', '   '])('makes nothing of %j', async (text) => {
    const server = fakeServer();
    const { unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.keyboard(`{Alt>}{ArrowDown}{/Alt}${text}{Enter}`);
    expect(server.calls).toEqual([]);
    expect(chips()).toEqual([]);
    unmount();
  });

  it('chooses the option of that name in whatever case, and leaves a chosen one chosen', async () => {
    const server = fakeServer();
    const { values, unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.keyboard('serra azul{Enter}');
    await expect.poll(values).toEqual(['SERRA AZUL']);
    await userEvent.keyboard('Serra Azul{Enter}');
    expect(values()).toEqual(['SERRA AZUL']);
    expect(server.calls).toEqual([]);
    unmount();
  });

  it('takes no more than a name may have', async () => {
    const server = fakeServer();
    const { input, unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.fill(input, 'x'.repeat(5000));
    input.focus();
    await userEvent.keyboard('{Enter}');
    expect(server.calls).toEqual(['x'.repeat(100)]);
    unmount();
  });

  it('takes the chip back on failure, says why and gives the text back', async () => {
    const server = fakeServer();
    const { input, container, unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.keyboard('terra nova{Enter}');
    server.answers[0]?.refuse(new Error('A marca já existe em outro fornecedor'));
    await expect.poll(chips).toEqual([]);
    expect(container.textContent).toContain('A marca já existe em outro fornecedor');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe('terra nova');
    await userEvent.keyboard('x');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBeNull();
    unmount();
  });

  it.each(['{Enter}', '{Tab}'])(
    'names the text it cannot give back, until what is typed meanwhile is done with by %s',
    async (key) => {
      const server = fakeServer();
      const { input, container, unmount } = setUp({ onCreate: server.onCreate });
      const described = () =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => container.querySelector(`#${CSS.escape(id)}`)?.textContent);
      await userEvent.keyboard('terra nova{Enter}ser');
      server.answers[0]?.refuse(new Error('Não foi possível criar.'));
      await expect.poll(described).toContain('"terra nova": Não foi possível criar.');
      await userEvent.keyboard('ra verde');
      expect(input.value).toBe('serra verde');
      expect(described()).toContain('"terra nova": Não foi possível criar.');
      await userEvent.keyboard(key);
      await expect.poll(described).not.toContain('"terra nova": Não foi possível criar.');
      unmount();
    },
  );

  it('keeps both where two are under way, and bears an answer after it is gone', async () => {
    const server = fakeServer();
    const { values, unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.keyboard('um{Enter}dois{Enter}tres{Enter}');
    await expect.poll(() => server.calls).toEqual(['um', 'dois', 'tres']);
    server.answers[1]?.give({ value: '2', label: 'DOIS' });
    server.answers[0]?.give({ value: '1', label: 'UM' });
    await expect.poll(values).toEqual(['2', '1']);
    unmount();
    server.answers[2]?.refuse(new Error('tarde'));
    await new Promise(requestAnimationFrame);
  });
});

describe('MultiSelect', () => {
  it('keeps a text from Backspace to take a chip', async () => {
    const { values, unmount } = setUp({ value: brands.slice(0, 2) });
    await userEvent.keyboard('a{Backspace}');
    expect(values()).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(values).toEqual(['BOA MESA']);
    unmount();
  });

  it('keeps its chips where Backspace is held down to empty the text', async () => {
    const { input, values, unmount } = setUp({ value: brands.slice(0, 2) });
    acting(
      () =>
        void input.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, repeat: true }),
        ),
    );
    expect(values()).toHaveLength(2);
    unmount();
  });

  it('searches a server, and shows what is chosen before its page is loaded (CMB-07)', async () => {
    const searches: string[] = [];
    const { values, unmount } = setUp({
      value: [{ value: '77', label: 'OUTRA' }],
      onSearch: (text) => void searches.push(text),
      searchDelayMs: 10,
    });
    expect(chips()).toEqual(['OUTRA']);
    await userEvent.keyboard('{ArrowDown}');
    expect(searches).toEqual([]); // what it was given answers the empty text
    await userEvent.keyboard('b');
    await expect.poll(() => searches).toEqual(['b']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(values).toEqual(['77', 'BOA MESA']);
    expect(searches).toEqual(['b', '']);
    unmount();
  });

  it('keeps focus in the field when its chips go, one by one', async () => {
    const { container, input, unmount } = setUp({ value: brands });
    const remove = () => container.querySelectorAll<HTMLElement>('[data-remove]');
    remove()[1]?.focus();
    for (const left of [2, 1, 0]) {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => remove().length).toBe(left);
      expect(container.contains(document.activeElement)).toBe(true);
    }
    expect(document.activeElement).toBe(input);
    unmount();
  });

  it('forgets what was refused when its form is reset', async () => {
    const server = fakeServer();
    const { input, form, container, unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.keyboard('terra nova{Enter}');
    server.answers[0]?.refuse(new Error('A marca já existe em outro fornecedor'));
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    acting(() => form.reset());
    expect(input.value).toBe('');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(container.querySelector('[role="alert"]')?.textContent ?? '').toBe('');
    unmount();
  });

  it('keeps no form back for a text that is left when it becomes disabled', async () => {
    const { form, input, rerender, unmount } = setUp();
    const sent: Event[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event);
    });
    await userEvent.keyboard('xyz');
    form.requestSubmit();
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toHaveLength(0);
    rerender(
      <form>
        <Controlled name="marca" disabled />
      </form>,
    );
    form.requestSubmit();
    expect(sent).toHaveLength(1);
    expect(input.value).toBe('');
    unmount();
  });

  it('takes its first choice back when its form is reset', async () => {
    const view = mount(
      <form>
        <MultiSelect label="Marcas" name="marca" options={brands} defaultValue={brands.slice(0, 1)} />
      </form>,
    );
    const form = view.container.querySelector('form');
    view.container.querySelector('input')?.focus();
    await userEvent.keyboard('serra{Enter}');
    await expect.poll(chips).toEqual(['BOA MESA', 'SERRA AZUL']);
    acting(() => form?.reset());
    expect(chips()).toEqual(['BOA MESA']);
    view.unmount();
  });
});

describe('MultiSelect with a text that is left', () => {
  it('adds the only option found, and leaves a chosen one chosen', async () => {
    const { values, input, unmount } = setUp();
    await userEvent.keyboard('serr');
    acting(() => input.blur());
    expect(values()).toEqual(['SERRA AZUL']);
    expect(input.value).toBe('');
    input.focus();
    await userEvent.keyboard('serr');
    acting(() => input.blur());
    expect(values()).toEqual(['SERRA AZUL']);
    unmount();
  });

  it('marks one that means several', async () => {
    const { values, input, container, unmount } = setUp();
    await userEvent.keyboard('a');
    acting(() => input.blur());
    expect(values()).toEqual([]);
    expect(input.value).toBe('a');
    expect(container.textContent).toContain('"a" não foi escolhido.');
    unmount();
  });

  it('says how a new option is made of it', async () => {
    const server = fakeServer();
    const { input, container, unmount } = setUp({ onCreate: server.onCreate });
    await userEvent.keyboard('serr');
    acting(() => input.blur());
    expect(server.calls).toEqual([]);
    expect(container.textContent).toContain('"serr" não foi escolhido. Tecle Enter para criar serr');
    unmount();
  });

  it.each([
    ['on Enter', () => userEvent.keyboard('{Enter}')],
    ['at a press', () => userEvent.click(page.getByRole('button', { name: 'Tecle Enter para criar terra' }))],
  ])('creates %s only once the server has said that there is none of that name', async (_, ask) => {
    const server = fakeServer();
    const props = { onCreate: server.onCreate, onSearch: () => {}, options: [], label: 'Marcas' };
    const view = mount(<MultiSelect {...props} />);
    view.container.querySelector('input')?.focus();
    await userEvent.keyboard('terra');
    await ask();
    view.rerender(<MultiSelect {...props} loading />);
    expect(server.calls).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 400)); // the rest in typing
    view.rerender(<MultiSelect {...props} />);
    await expect.poll(() => server.calls).toEqual(['terra']);
    view.unmount();
  });

  it('keeps its form until what it creates is there', async () => {
    const server = fakeServer();
    const { form, values, unmount } = setUp({ onCreate: server.onCreate });
    const sent: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(values());
    });
    await userEvent.keyboard('terra nova{Enter}');
    form.requestSubmit();
    await new Promise(requestAnimationFrame);
    expect(sent).toEqual([]);
    server.answers[0]?.give({ value: '9', label: 'TERRA NOVA' });
    await expect.poll(() => sent).toEqual([['9']]);
    unmount();
  });

  it.each(['disabled', 'aria-disabled'])('sends no form by a button that is %s meanwhile', async (closed) => {
    const server = fakeServer();
    const { form, values, unmount } = setUp({ onCreate: server.onCreate });
    const button = document.createElement('button');
    form.append(button);
    const sent: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(values());
    });
    await userEvent.keyboard('terra nova{Enter}');
    form.requestSubmit(button);
    button.setAttribute(closed, 'true');
    server.answers[0]?.give({ value: '9', label: 'TERRA NOVA' });
    await expect.poll(values).toEqual(['9']);
    await new Promise(requestAnimationFrame);
    expect(sent).toEqual([]);
    button.removeAttribute(closed);
    form.requestSubmit(button);
    expect(sent).toEqual([['9']]);
    unmount();
  });
});
