import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { listboxTexts } from '../../internal/listbox/Listbox.texts.ts';
import { StaleFailure } from '../../internal/stale-failure/StaleFailure.tsx';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './CardList.styles.ts';
import { CardRows } from './CardRows.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { type CardItem, cardPxOf } from './cardItem.ts';

export interface CardListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Names the list. */
  label: string;
  /** The cards loaded so far; `undefined` before the first answer. */
  items: readonly CardItem[] | undefined;
  /** Cards of another one show from the top, as those of another search. */
  scrollKey?: string | undefined;
  /** The card whose record is open. @default null */
  currentId?: CardItem['id'] | null | undefined;
  /** Called with the card that was pressed. */
  onSelect: (item: CardItem) => void;
  /** The card of something new, above all others. */
  newCard?:
    | { label: string; icon?: ReactNode; current?: boolean | undefined; onSelect: () => void }
    | undefined;
  /** Total number of cards, if the server sends it. */
  total?: number | undefined;
  /** Whether there are more cards than `total`, which were not counted: 'de mais de 10.000 itens'. @default false */
  hasUncounted?: boolean | undefined;
  /** Cards are on their way: the first, or those of another search. @default false */
  loading?: boolean | undefined;
  /** There is a next page. @default false */
  hasMore?: boolean | undefined;
  /** The next page is on its way. @default false */
  loadingMore?: boolean | undefined;
  /** Called for the next page once the list is scrolled past 99.8 percent (PRD-010). */
  onLoadMore?: (() => void) | undefined;
  /** Why cards could not be loaded; those that are there stay. @default null */
  error?: Failure | null | undefined;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Shown and announced when there are no cards. @default 'Nada encontrado' */
  emptyText?: string | undefined;
  /** Replaces the text, for example by a button that adds the first card; `emptyText` is still announced. */
  emptyState?: ReactNode;
  /** Cards in sight before the list scrolls; fewer in a low window. @default 7 */
  cardsInSight?: number | undefined;
}

/**
 * Records to choose from, one card each, however many: only those in sight are in the document. Tab stops at one card;
 * arrows, Home, End, Page Up and Page Down move between them. Renders a `<div>` around the cards.
 */
export function CardList({
  label,
  items,
  scrollKey,
  currentId = null,
  onSelect,
  newCard,
  total,
  hasUncounted = false,
  loading = false,
  hasMore = false,
  loadingMore = false,
  onLoadMore,
  error = null,
  onRetry,
  emptyText,
  emptyState,
  cardsInSight = 7,
  ...rest
}: CardListProps) {
  const messages = useMessages(listboxTexts);
  const common = useMessages(commonTexts);
  const shared = useMessages(sharedTexts);
  const root = useKeptFocus(rest, (list) => list.querySelector<HTMLElement>('li > [tabindex="0"]') ?? list);
  const count = items?.length ?? 0;
  const waiting = loading && count === 0;
  const size: CSSProperties & Record<'--card-size' | '--cards-in-sight', string> = {
    '--card-size': `${cardPxOf(items ?? [])}px`,
    '--cards-in-sight': String(cardsInSight),
    ...rest.style,
  };
  const empty = emptyText ?? messages.nothingFound;
  const countText = count === 0 ? empty : shared.cardCount(count, total ?? count, hasUncounted);
  return (
    <S.Root tabIndex={-1} {...root} style={size} aria-busy={loading || loadingMore}>
      {newCard && (
        <S.NewCard type="button" aria-current={newCard.current || undefined} onClick={newCard.onSelect}>
          {newCard.icon}
          {newCard.label}
        </S.NewCard>
      )}
      {count > 0 && items ? (
        <>
          <S.Frame data-stale={loading || undefined}>
            <CardRows
              label={label}
              items={items}
              scrollKey={scrollKey}
              setSize={hasUncounted ? -1 : (total ?? (hasMore ? -1 : count))}
              cardsInSight={cardsInSight}
              currentId={currentId}
              onSelect={onSelect}
              onEnd={hasMore && !loading && !loadingMore && !error ? onLoadMore : undefined}
            />
          </S.Frame>
          {error && <StaleFailure error={error} onRetry={onRetry} retrying={loadingMore || loading} />}
          <S.Count aria-hidden="true">{loadingMore ? common.loading : countText}</S.Count>
        </>
      ) : error ? (
        <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />
      ) : waiting || !items ? (
        <CardSkeletons />
      ) : (
        (emptyState ?? <S.Empty>{empty}</S.Empty>)
      )}
      <Announcement>{loading || (!items && !error) ? common.loading : error ? '' : countText}</Announcement>
    </S.Root>
  );
}
