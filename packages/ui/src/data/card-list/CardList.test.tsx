import { describe, expect, it, vi } from 'vitest';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CardList, type CardListProps } from './CardList.tsx';
import { sampleCards } from './sampleCards.ts';

const props = { label: 'Produtos', items: sampleCards(3), onSelect: () => {} };

describeConformance(CardList, { props });

describe('CardList', () => {
  it('has one Tab stop, at the open card', () => {
    const view = mount(<CardList {...props} currentId={2} />);
    const stops = view.container.querySelectorAll('li [tabindex="0"]');
    expect(stops).toHaveLength(1);
    expect(stops[0]?.getAttribute('aria-current')).toBe('true');
    view.unmount();
  });

  it('keeps the cards while others are searched for', () => {
    const view = mount(<CardList {...props} />);
    view.rerender(<CardList {...props} loading />);
    expect(view.container.querySelectorAll('li')).toHaveLength(3);
    view.unmount();
  });

  it.each([
    ['that nothing was found', {}, 'Nada encontrado'],
    ['its own words', { emptyText: 'Nenhum produto cadastrado' }, 'Nenhum produto cadastrado'],
  ])('shows and says %s, where there are no cards', (_, texts, said) => {
    const view = mount(<CardList {...props} items={[]} {...texts} />);
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe(said);
    expect(view.container.querySelector('p')?.textContent).toBe(said);
    view.unmount();
  });

  it.each([
    ['that it loads, before the first answer', {}, 'Carregando...'],
    ['nothing beside the error, where the first reading failed', { error: { message: 'Sem conexão' } }, ''],
    [
      'that it loads once more, after an error',
      { error: { message: 'Sem conexão' }, loading: true },
      'Carregando...',
    ],
  ])('says %s', (_, state, said) => {
    const view = mount(<CardList {...props} items={undefined} {...state} />);
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe(said);
    view.unmount();
  });
});

describe('CardList while it is scrolled and read', () => {
  expectBrowserEvents();

  /** Many cards, with a next page that can be asked for. */
  function list(first: Partial<CardListProps> = {}) {
    const onLoadMore = vi.fn();
    const element = (more: Partial<CardListProps>) => (
      <CardList {...props} items={sampleCards(35)} hasMore onLoadMore={onLoadMore} {...more} />
    );
    const view = mount(element(first));
    const find = (selector: string) => {
      const found = view.container.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing matches ${selector}`);
      return found;
    };
    const scroller = () => {
      const { parentElement } = find('ul');
      if (!parentElement) throw new Error('The cards scroll');
      return parentElement;
    };
    return {
      onLoadMore,
      find,
      scroller,
      update: (more: Partial<CardListProps>) => view.rerender(element(more)),
      async scrollToEnd() {
        const scrolled = new Promise((resolve) =>
          scroller().addEventListener('scroll', resolve, { once: true }),
        );
        scroller().scrollTop = scroller().scrollHeight;
        await scrolled;
      },
      unmount: view.unmount,
    };
  }

  it('asks for the next page of another search, whose cards are shown from the top', async () => {
    const view = list({ scrollKey: '' });
    await view.scrollToEnd();
    expect(view.onLoadMore).toHaveBeenCalledTimes(1);
    view.update({ scrollKey: '', loadingMore: true });
    view.update({ scrollKey: '', items: sampleCards(70) });
    await view.scrollToEnd();
    expect(view.onLoadMore).toHaveBeenCalledTimes(2);
    view.update({ scrollKey: 'AZUL', items: sampleCards(70), loading: true, hasMore: false });
    const found = sampleCards(100).slice(65);
    view.update({ scrollKey: 'AZUL', items: found });
    expect(view.scroller().scrollTop).toBe(0);
    expect(view.find('[tabindex="0"]').closest('li')?.ariaPosInSet).toBe('1');
    await view.scrollToEnd();
    expect(view.onLoadMore).toHaveBeenCalledTimes(3);
    view.unmount();
  });

  it('stays where it is when the next page arrives', async () => {
    const view = list();
    await view.scrollToEnd();
    const { scrollTop } = view.scroller();
    view.update({ items: sampleCards(70) });
    expect(view.scroller().scrollTop).toBe(scrollTop);
    view.unmount();
  });

  it('asks once more after a page that failed', async () => {
    const view = list();
    await view.scrollToEnd();
    view.update({ loadingMore: true });
    view.update({ error: { message: 'Sem conexão' } });
    view.update({});
    view.scroller().scrollTop = 0;
    await view.scrollToEnd();
    expect(view.onLoadMore).toHaveBeenCalledTimes(2);
    view.unmount();
  });

  it('takes focus along to the card that opens, as by Back, and none from elsewhere', () => {
    const view = list({ currentId: 2 });
    const open = () => view.find('[aria-current="true"]');
    view.update({ currentId: 3 });
    expect(document.activeElement).toBe(document.body);
    acting(() => open().focus());
    view.update({ currentId: 1 });
    expect(document.activeElement).toBe(open());
    expect(open().closest('li')?.ariaPosInSet).toBe('1');
    view.unmount();
  });

  it('keeps focus where the button that reads again goes', () => {
    const failed = { error: { message: 'Sem conexão' }, onRetry: () => {} };
    const view = list(failed);
    acting(() => view.find('[role="alert"] button').focus());
    view.update({ loadingMore: true });
    expect(document.activeElement).toBe(view.find('li [tabindex="0"]'));
    view.update({ items: undefined, ...failed });
    acting(() => view.find('[role="alert"] button').focus());
    view.update({ items: undefined, loading: true });
    expect(document.activeElement).toBe(view.find('[aria-busy]'));
    view.unmount();
  });
});
