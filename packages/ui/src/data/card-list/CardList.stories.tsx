import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CardList, type CardListProps } from './CardList.tsx';
import type { CardItem } from './cardItem.ts';
import { sampleCards } from './sampleCards.ts';

/** Keeps the open card as a page does. */
function Stateful({ currentId: atFirst = null, onSelect, ...props }: CardListProps) {
  const [currentId, setCurrentId] = useState(atFirst);
  return (
    <CardList
      {...props}
      currentId={currentId}
      onSelect={(item) => {
        onSelect(item);
        setCurrentId(item.id);
      }}
    />
  );
}

const cards = sampleCards(12);

/** A product of a request that was sent: its code is an EAN. */
const sentCard = (id: number, title: string, status: CardItem['status']): CardItem => ({
  id,
  title,
  detail: String(7_891_801_565_740 + id),
  status,
});

const sentCards = [
  sentCard(1, 'PANELA AÇOMAQ COL5013X0 AZUL 3CM', { label: 'Recusado Comercial', tone: 'danger' }),
  sentCard(2, 'PANELA AÇOMAQ COL5013X0 VERDE COM TAMPA 3CM', {
    label: 'Aguardando Comercial',
    tone: 'warning',
  }),
  sentCard(3, 'PANELA ROSA', { label: 'Ativo', tone: 'success' }),
];

const newCard = { label: 'Novo produto', icon: <Plus aria-hidden="true" />, onSelect: fn() };

const meta = preview.meta({
  title: 'Data/CardList',
  component: CardList,
  args: { label: 'Produtos', items: cards, currentId: 2, onSelect: fn(), newCard },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
});

/** Cards to choose from; the open one is marked, those out of use are faint. */
export const Default = meta.story();

Default.test('counts the cards and marks the open one', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('12 itens');
  await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('305022');
});

/** Every prop, to try out. */
export const Playground = meta.story();

/** The first cards are on their way. */
export const Loading = meta.story({ args: { items: undefined, loading: true } });

/** What was there stays, pale but legible, while it is loaded again. */
export const Refreshing = meta.story({ args: { loading: true } });

/** There are none yet. */
export const Empty = meta.story({
  args: {
    items: [],
    emptyText: 'Nenhum produto nesta família',
    emptyState: <EmptyState title="Nenhum produto nesta família" action={<Button>Novo produto</Button>} />,
  },
});

Empty.test('says its own words', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum produto nesta família');
});

/** The first cards could not be loaded. */
export const Failed = meta.story({
  args: { items: undefined, error: { message: 'Erro ao buscar produtos' }, onRetry: fn() },
});

/** More than the server counts, to where its pages reach: the number says so. */
export const Uncounted = meta.story({
  args: { total: 12, hasUncounted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 de mais de 12 itens');
  },
});

/** The next page could not be loaded: what is there stays, and can be added to. */
export const NextPageFailed = meta.story({
  args: { total: 400, hasMore: true, error: { message: 'Erro ao buscar produtos' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao buscar produtos');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Long names show two lines, and all of it to whoever listens. */
export const LongContent = meta.story({
  args: {
    items: cards.map((card) => ({ ...card, title: `${card.title} ${'LINHA PROFISSIONAL '.repeat(6)}` })),
  },
});

/** A long status beside a long code would not fit: it stands below the name, in a card with room for it. */
export const LongStatus = meta.story({
  args: {
    newCard: undefined,
    items: sentCards,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
});

LongStatus.test('cuts nothing of a card and lets nothing stick out', async ({ canvas }) => {
  for (const card of canvas.getAllByRole('button')) {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    const { paddingBlockStart } = getComputedStyle(card);
    const room = Number.parseFloat(paddingBlockStart) - 2; // a line of text has some air of its own
    for (const part of within(card).getAllByText(/./)) {
      const box = part.getBoundingClientRect();
      await expect(part.scrollHeight).toBeLessThanOrEqual(part.clientHeight || part.scrollHeight);
      await expect(box.top).toBeGreaterThanOrEqual(top + room);
      await expect(box.bottom).toBeLessThanOrEqual(bottom - room);
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  }
});

/** Four hundred cards: few of them are in the document, and the end asks for more (PRD-010). */
export const Many = meta.story({
  args: { items: sampleCards(400), total: 900, hasMore: true, onLoadMore: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Few cards are drawn', async () => {
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
      await expect(canvas.getByRole('status')).toHaveTextContent('400 de 900 itens');
    });
    await step('The last card asks for the next page, once', async () => {
      canvas.getByRole('button', { current: true }).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /305420/ })).toHaveFocus());
      await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    });
  },
});

/** One Tab stop for all cards, arrows between them, Enter opens. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: reaches the new card, then the open card', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Novo produto' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /305022/ })).toHaveFocus();
    });
    await step('Arrow keys, Home, End: move and open nothing', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /305023/ })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /305032/ })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /305021/ })).toHaveFocus());
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Enter: opens the card, which keeps focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('button', { name: /305021/, current: true })).toHaveFocus();
    });
  },
});

/** A press opens a card; another the new one. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    newCard.onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /305023/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Novo produto' }));
    await expect(newCard.onSelect).toHaveBeenCalledOnce();
  },
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <div style={{ inlineSize: '300px' }}>
        <CardList {...args} items={sampleCards(4)} />
      </div>
      <div style={{ inlineSize: '300px' }}>
        <CardList {...args} items={undefined} loading />
      </div>
      <div style={{ inlineSize: '300px' }}>
        <CardList {...args} newCard={undefined} items={sentCards} />
      </div>
    </StateMatrix>
  ),
});
