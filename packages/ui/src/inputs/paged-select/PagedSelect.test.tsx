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

  it('asks nothing for a text that is dropped, nor once it is gone', async () => {
    const { searches, input, unmount } = setUp();
    await userEvent.keyboard('c');
    acting(() => input.blur());
    input.focus();
    await userEvent.keyboard('b');
    unmount();
    await settled();
    expect(searches).toEqual([]);
  });

  it('lets nobody choose what answers an earlier text', async () => {
    const { answer, chosen, unmount } = setUp();
    await userEvent.keyboard('a');
    await settled();
    answer({ options: optionsUpTo(3) });
    await expect.poll(options).toHaveLength(3);
    await userEvent.keyboard('b');
    await expect.poll(() => listbox()?.getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('{Enter}');
    await settled();
    answer({ options: optionsUpTo(3), loading: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    listbox()?.querySelector<HTMLElement>('[role="option"]')?.click();
    expect(chosen).toEqual([]);
    answer({ options: optionsUpTo(1, 'AB') });
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['AB 1']);
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
});
