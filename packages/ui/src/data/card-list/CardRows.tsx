import { ImageOff } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isAtEnd } from '../../internal/listEnd.ts';
import { reveal } from '../../internal/rows/useRowStop.ts';
import { useRowList } from '../../internal/virtual-rows/useRowList.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import * as S from './CardList.styles.ts';
import { type CardItem, cardPxOf, hasStatusBelow } from './cardItem.ts';

interface CardRowsProps {
  label: string;
  items: readonly CardItem[];
  scrollKey: string | undefined;
  /** Total number of cards, -1 when unknown. */
  setSize: number;
  cardsInSight: number;
  currentId: CardItem['id'] | null;
  onSelect: (item: CardItem) => void;
  /** Called for the next page. */
  onEnd: (() => void) | undefined;
}

/** The cards, of which those in sight are in the document. Renders a `<div>` that scrolls around a `<ul>`. */
export function CardRows(props: CardRowsProps) {
  const { label, items, scrollKey, setSize, cardsInSight, currentId, onSelect, onEnd } = props;
  const statusBelow = items.some(hasStatusBelow);
  const cardPx = cardPxOf(items);
  const ref = useRef<HTMLDivElement>(null);
  /** Cards there were when more were asked for, until the parent answers. */
  const askedAt = useRef(-1);
  const { stop, indexes } = useRowList({
    listRef: ref,
    items,
    rowPx: cardPx,
    rowsInSight: cardsInSight,
    scrollKey,
  });
  const { index: stopIndex, setIndex, keepFocus } = stop;
  const currentIndex = items.findIndex(({ id }) => id === currentId);

  useLayoutEffect(() => {
    if (!onEnd) askedAt.current = -1;
  }, [onEnd]);

  const showCurrent = useEffectEvent((list: HTMLElement) => {
    if (currentIndex !== stopIndex && list.contains(document.activeElement)) keepFocus();
    setIndex(currentIndex);
    reveal(list, currentIndex, cardPx);
  });
  // The open card is where Tab stops, and focus in the list, and in sight, when it opens or comes with its page.
  useLayoutEffect(() => {
    if (currentIndex >= 0 && ref.current) showCurrent(ref.current);
  }, [currentIndex]);

  const askForMore = () => {
    if (!onEnd || !ref.current || askedAt.current === items.length || !isAtEnd(ref.current)) return;
    askedAt.current = items.length;
    onEnd();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !stop.move(event)) return;
    event.preventDefault();
  };

  const extent: CSSProperties & Record<'--list-size', string> = {
    '--list-size': `${items.length * cardPx}px`,
  };
  return (
    <S.List ref={ref} onKeyDown={onKeyDown} onScroll={askForMore}>
      <S.Extent aria-label={label} style={extent}>
        {indexes.map((index) => {
          const item = items[index];
          if (!item) return null;
          const { id, title, detail, imageUrl, status, dimmed } = item;
          const badge = status && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>;
          const place: CSSProperties & Record<'--card-start', string> = {
            '--card-start': `${index * cardPx}px`,
          };
          return (
            <li key={id} aria-posinset={index + 1} aria-setsize={setSize} style={place}>
              <button
                type="button"
                tabIndex={index === stopIndex ? 0 : -1}
                aria-current={id === currentId || undefined}
                data-dimmed={dimmed || undefined}
                onFocus={() => setIndex(index)}
                onClick={() => onSelect(item)}
              >
                <span data-part="image">
                  {imageUrl ? (
                    <img src={imageUrl} alt="" loading="lazy" decoding="async" />
                  ) : (
                    <ImageOff aria-hidden="true" />
                  )}
                </span>
                <span data-part="text">
                  <span data-part="head">
                    {detail !== undefined && <small>{detail}</small>}
                    {!statusBelow && badge}
                  </span>
                  <span data-part="title" title={title}>
                    {title}
                  </span>
                  {statusBelow && badge}
                </span>
              </button>
            </li>
          );
        })}
      </S.Extent>
    </S.List>
  );
}
