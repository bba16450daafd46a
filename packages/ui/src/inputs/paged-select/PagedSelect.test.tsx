import { Activity } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeCombobox } from '../../internal/testing/describeCombobox.tsx';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { PagedSelect, type PagedSelectProps } from './PagedSelect.tsx';

const optionsUpTo = (count: number, name = 'Fornecedor') =>
  Array.from({ length: count }, (_, index) => ({
    value: `${name} ${index + 1}`,
    label: `${name} ${index + 1}`,
  }));

const props = { options: optionsUpTo(5), onSearch: () => {} };

describeConformance(PagedSelect, { props: { label: 'Fornecedor', ...props } });
describeField(PagedSelect, props);
describeCombobox('PagedSelect', () => <PagedSelect label="Fornecedor" {...props} />);

expectBrowserEvents();

const listbox = () => document.querySelector<HTMLElement>('[role="listbox"]');
const options = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;

/** A field whose parent answers when the test says so. */
function setUp(first: Partial<PagedSelectProps> = {}) {
  const searches: string[] = [];
  const chosen: unknown[] = [];
  const more: number[] = [];
  const element = (extra: Partial<PagedSelectProps>) => (
    <PagedSelect
      label="Fornecedor"
      name="fornecedor"
      options={[]}
      searchDelayMs={250}
      {...first}
      {...extra}
      onSearch={(text) => void searches.push(text)}
      onLoadMore={() => void more.push(1)}
      onValueChange={(option) => void chosen.push(option?.value ?? null)}
    />
  );
  const view = mount(element({}));
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  input.focus();
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  return {
    ...view,
    input,
    active,
    searches,
    chosen,
    more,
    answer: (extra: Partial<PagedSelectProps>) => view.rerender(element(extra)),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('PagedSelect', () => {
  it('asks when it opens, and once more after a rest in typing, trimmed', async () => {
    const { searches, unmount } = setUp();
    await userEvent.keyboard('{ArrowDown}');
    expect(searches).toEqual(['']);
    await userEvent.keyboard(' casa ');
    await expect.poll(() => searches).toEqual(['', 'casa']);
    unmount();
  });

  it('asks for what was typed when it is shown again, where it was hidden meanwhile', async () => {
    const searches: string[] = [];
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <PagedSelect
          label="Fornecedor"
          options={[]}
          searchDelayMs={250}
          onSearch={(text) => void searches.push(text)}
        />
      </Activity>
    );
    const view = mount(page('visible'));
    view.container.querySelector('input')?.focus();
    await userEvent.keyboard('ac');
    view.rerender(page('hidden'));
    await settled();
    expect(searches).toEqual([]);
    view.rerender(page('visible'));
    await expect.poll(() => searches).toEqual(['ac']);
    view.unmount();
  });

  it('says nothing about its list before that was asked for', async () => {
    const { answer, searches, unmount } = setUp();
    await expect.poll(status).toBe(''); // the list is prepared, out of sight
    await userEvent.keyboard('a{Escape}');
    expect([searches, status()]).toEqual([[], '']);
    await userEvent.keyboard('{ArrowDown}');
    answer({ loading: true });
    await expect.poll(status).toBe('Carregando...');
    answer({ loading: false });
    await expect.poll(status).toBe('Nada encontrado');
    unmount();
  });

  it('asks 500 ms after the last key where no other rest is given (GAP-52, RQF-014)', async () => {
    const { searches, unmount } = setUp({ searchDelayMs: undefined });
    await userEvent.keyboard('{ArrowDown}');
    const pressedAt = performance.now();
    await userEvent.keyboard('c');
    await expect.poll(() => searches).toEqual(['', 'c']);
    expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(500);
    unmount();
  });

  it('asks nothing for a text that is dropped, nor once it is gone', async () => {
    const { searches, unmount } = setUp({ options: optionsUpTo(5) });
    await userEvent.keyboard('c{Escape}b');
    unmount();
    await settled();
    expect(searches).toEqual([]);
  });

  it.each(['{Escape}', '{Backspace}{Tab}{Shift>}{Tab}{/Shift}'])(
    'offers its list again where the text is dropped by %s before it is asked for (GAP-52)',
    async (keys) => {
      const { chosen, container, input, unmount } = setUp({ options: optionsUpTo(5) });
      container.append(document.createElement('button')); // what Tab goes to
      await userEvent.keyboard(`{ArrowDown}c${keys}`);
      await expect.poll(() => document.activeElement).toBe(input);
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(() => listbox()?.getAttribute('aria-busy')).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => chosen).toEqual(['Fornecedor 1']);
      unmount();
    },
  );

  it('chooses nothing that answers an earlier text', async () => {
    const { answer, chosen, unmount } = setUp({ options: optionsUpTo(3) });
    await userEvent.keyboard('a');
    await expect.poll(() => listbox()?.getAttribute('aria-busy')).toBe('true');
    answer({ loading: true });
    await settled();
    listbox()?.querySelector<HTMLElement>('[role="option"]')?.click();
    expect(chosen).toEqual([]);
    answer({ options: optionsUpTo(2, 'AB') });
    await expect.poll(options).toEqual(['AB 1', 'AB 2']);
    expect(chosen).toEqual([]);
    unmount();
  });

  it('asks for the next page once, however often its end is scrolled to (CMB-03, FND-097, WID-059)', async () => {
    const { answer, more, unmount } = setUp({ options: optionsUpTo(20), hasMore: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(listbox).not.toBeNull();
    expect(more).toHaveLength(0);
    const list = listbox();
    if (!list) return;
    list.scrollTop = 10_000;
    for (let round = 0; round < 5; round += 1) list.dispatchEvent(new Event('scroll'));
    await expect.poll(() => more).toHaveLength(1);
    answer({ loading: true });
    list.dispatchEvent(new Event('scroll'));
    expect(status()).toBe('20 opções, carregando mais');
    expect(list.getAttribute('aria-busy')).toBeNull();
    answer({ options: optionsUpTo(40) });
    expect(status()).toBe('40 opções');
    await settled();
    expect(more).toHaveLength(1);
    list.scrollTop = 10_000;
    await expect.poll(() => more).toHaveLength(2);
    unmount();
  });

  it('asks for the next page of another list that begins with as many options', async () => {
    const { answer, more, unmount } = setUp({ options: optionsUpTo(30), hasMore: true });
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => more).toHaveLength(1);
    answer({ loading: true });
    answer({ options: optionsUpTo(45), hasMore: false });
    await userEvent.keyboard('{Escape}');
    answer({ options: [], loading: true });
    answer({ options: optionsUpTo(30, 'Outro') });
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => more).toHaveLength(2);
    unmount();
  });

  it('asks for more at once where a page does not fill the list', async () => {
    const { more, unmount } = setUp({ options: optionsUpTo(3), hasMore: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => more).toHaveLength(1);
    unmount();
  });

  it('leaves the active option where it is when a page comes (CMB-14)', async () => {
    const { answer, active, more, unmount } = setUp({ options: optionsUpTo(20), hasMore: true });
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => active()?.textContent).toBe('Fornecedor 20');
    expect(active()?.getAttribute('aria-setsize')).toBe('-1');
    await expect.poll(() => more).toHaveLength(1);
    const before = listbox()?.scrollTop;
    answer({ loading: true });
    answer({ options: optionsUpTo(100), hasMore: false });
    await expect.poll(() => active()?.textContent).toBe('Fornecedor 20');
    expect(active()?.getAttribute('aria-setsize')).toBe('100');
    expect(listbox()?.scrollTop).toBe(before);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => active()?.textContent).toBe('Fornecedor 21');
    unmount();
  });

  it('shows a value whose page is not loaded, and gives it to a form (CMB-07)', () => {
    const { input, container, unmount } = setUp({ defaultValue: { value: '77', label: '1077 - CASA BELA' } });
    expect(input.value).toBe('1077 - CASA BELA');
    expect(container.querySelector<HTMLInputElement>('[name="fornecedor"]')?.value).toBe('77');
    unmount();
  });

  it('tries a failed page again from the end of the list, the loaded options staying', async () => {
    let retries = 0;
    const { answer, unmount } = setUp({
      options: optionsUpTo(20),
      hasMore: true,
      onRetry: () => {
        retries += 1;
      },
    });
    await userEvent.keyboard('{ArrowUp}');
    answer({ loading: true });
    answer({ loadError: 'Falhou.' });
    await expect.poll(status).toContain('seta para baixo');
    expect(options().at(-1)).toBe('Fornecedor 20');
    await userEvent.keyboard('{ArrowDown}');
    expect(retries).toBe(1);
    unmount();
  });

  it('asks for the next page once more where another try has read the loaded ones', async () => {
    const { answer, more, unmount } = setUp({ options: optionsUpTo(3), hasMore: true, onRetry: () => {} });
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => more).toHaveLength(1);
    answer({ loading: true });
    answer({ loadError: 'Falhou.' });
    await expect.poll(status).toContain('seta para baixo');
    await userEvent.keyboard('{ArrowDown}');
    answer({ loading: true });
    answer({});
    await expect.poll(() => more).toHaveLength(2);
    unmount();
  });
});

describe('PagedSelect whose answer is on its way', () => {
  it('chooses the first option on Enter, once it is there', async () => {
    const { answer, chosen, input, unmount } = setUp({ options: optionsUpTo(3) });
    await userEvent.keyboard('ab{Enter}');
    answer({ loading: true });
    await settled();
    expect(chosen).toEqual([]);
    answer({ options: optionsUpTo(2, 'AB') });
    await expect.poll(() => chosen).toEqual(['AB 1']);
    expect(input.value).toBe('AB 1');
    expect(listbox()).toBeNull();
    unmount();
  });

  it('chooses the option that was pressed, once it is known to be in the list', async () => {
    const { answer, chosen, unmount } = setUp({ options: optionsUpTo(3) });
    await userEvent.keyboard('2');
    await expect.poll(() => listbox()?.getAttribute('aria-busy')).toBe('true');
    listbox()?.querySelectorAll<HTMLElement>('[role="option"]')[1]?.click();
    answer({ loading: true });
    await settled();
    expect(chosen).toEqual([]);
    answer({ options: optionsUpTo(3).slice(1, 2) });
    await expect.poll(() => chosen).toEqual(['Fornecedor 2']);
    unmount();
  });

  it('chooses the option that was under the pointer when it went down', async () => {
    const { answer, chosen, unmount } = setUp({ options: optionsUpTo(3) });
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(options).toHaveLength(3);
    const second = listbox()?.querySelectorAll<HTMLElement>('[role="option"]')[1];
    second?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    answer({ options: optionsUpTo(3, 'OUTRO') });
    second?.click();
    expect(chosen).toEqual(['Fornecedor 2']);
    unmount();
  });

  it.each(['{Escape}', 'x'])('forgets Enter on %s', async (keys) => {
    const { answer, chosen, unmount } = setUp({ options: optionsUpTo(3) });
    await userEvent.keyboard(`ab{Enter}${keys}`);
    answer({ loading: true });
    await settled();
    answer({ options: optionsUpTo(2, 'AB') });
    await settled();
    expect(chosen).toEqual([]);
    unmount();
  });

  it('takes the only option of a text that was left meanwhile', async () => {
    const { answer, chosen, input, container, searches, unmount } = setUp({ loading: true });
    await userEvent.keyboard('ab');
    acting(() => input.blur());
    expect(input.value).toBe('ab');
    expect(container.textContent).toContain('Procurando "ab"...');
    await expect.poll(() => searches).toEqual(['ab']);
    answer({ options: optionsUpTo(1, 'AB'), loading: false });
    await expect.poll(() => chosen).toEqual(['AB 1']);
    expect(input.value).toBe('AB 1');
    unmount();
  });

  it.each([
    ['finds several', { options: optionsUpTo(2, 'AB') }, 'Escolha na lista ou apague o texto.'],
    [
      'may find more',
      { options: optionsUpTo(1, 'AB'), hasMore: true },
      'Escolha na lista ou apague o texto.',
    ],
    ['finds nothing', { options: [] }, 'Nada encontrado'],
    ['fails', { loadError: 'Falhou.' }, 'Falhou.'],
  ])('marks a text that was left where its search %s', async (_, answered, why) => {
    const { answer, chosen, input, container, unmount } = setUp();
    await userEvent.keyboard('ab');
    acting(() => input.blur());
    answer({ loading: true });
    await settled();
    answer(answered);
    await expect.poll(() => container.textContent).toContain(`"ab" não foi escolhido. ${why}`);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe('ab');
    expect(chosen).toEqual([]);
    input.focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.poll(() => input.value).toBe('');
    unmount();
  });

  it('takes the only option of a marked text once its search is made again', async () => {
    const { answer, chosen, input, unmount } = setUp({ loading: true });
    await userEvent.keyboard('ab');
    acting(() => input.blur());
    await settled();
    answer({ loading: false, loadError: 'Falhou.' });
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    answer({ loading: true });
    answer({ loading: false, options: optionsUpTo(1, 'AB') });
    await expect.poll(() => chosen).toEqual(['AB 1']);
    unmount();
  });

  it('offers the list of a text that was left when it opens again', async () => {
    const { answer, chosen, input, searches, unmount } = setUp();
    await userEvent.keyboard('ab');
    acting(() => input.blur());
    answer({ loading: true });
    await settled();
    answer({ options: optionsUpTo(2, 'AB') });
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => chosen).toEqual(['AB 2']);
    expect(searches).toEqual(['ab']);
    unmount();
  });
});

describe('PagedSelect in a form that is sent', () => {
  const setUpForm = () => {
    const sent: unknown[] = [];
    const field = (extra: Partial<PagedSelectProps>) => (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent; // React's type does not say which event
          sent.push([new FormData(event.currentTarget).get('fornecedor'), submitter?.textContent]);
        }}
      >
        <button type="submit">Salvar</button>
        <PagedSelect label="Fornecedor" name="fornecedor" options={[]} onSearch={() => {}} {...extra} />
      </form>
    );
    const view = mount(field({ loading: true }));
    const input = view.container.querySelector('input');
    const button = view.container.querySelector('button');
    if (!input || !button) throw new Error('no form');
    input.focus();
    return {
      sent,
      input,
      button,
      unmount: view.unmount,
      answer: (extra: Partial<PagedSelectProps>) => view.rerender(field(extra)),
    };
  };

  it.each(['ab', 'ab{Enter}'])('is sent once, with the option that %j means', async (keys) => {
    const { sent, button, answer, unmount } = setUpForm();
    await userEvent.keyboard(keys);
    await userEvent.click(button);
    await settled();
    expect(sent).toEqual([]);
    answer({ options: optionsUpTo(1, 'AB') });
    await expect.poll(() => sent).toEqual([['AB 1', 'Salvar']]);
    await settled();
    expect(sent).toHaveLength(1);
    unmount();
  });

  it('is not sent where nothing can be chosen: focus goes to the field, which says so', async () => {
    const { sent, input, button, answer, unmount } = setUpForm();
    await userEvent.keyboard('ab');
    await userEvent.click(button);
    await settled();
    answer({ options: optionsUpTo(2, 'AB') });
    await expect.poll(() => document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(button);
    await expect.poll(() => document.activeElement).toBe(input);
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button);
    await expect.poll(() => sent).toEqual([['', 'Salvar']]);
    unmount();
  });

  it('waits for every field, and is sent once', async () => {
    let sent = 0;
    const form = (extra: Partial<PagedSelectProps>) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <button type="submit">Salvar</button>
        <PagedSelect label="Origem" options={[]} onSearch={() => {}} {...extra} />
        <PagedSelect label="Destino" options={[]} onSearch={() => {}} {...extra} />
      </form>
    );
    const { container, rerender, unmount } = mount(form({ loading: true }));
    container.querySelector('input')?.focus();
    await userEvent.keyboard('ab{Tab}ab{Enter}');
    const button = container.querySelector('button');
    if (button) await userEvent.click(button);
    await settled();
    rerender(form({ options: optionsUpTo(1, 'AB') }));
    await expect.poll(() => sent).toBe(1);
    await settled();
    expect(sent).toBe(1);
    unmount();
  });
});
