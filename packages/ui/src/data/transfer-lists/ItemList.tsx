import { X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import { Input } from '../../inputs/checkbox/Checkbox.styles.ts';
import { chipsTexts } from '../../internal/chips/Chips.texts.ts';
import { useRowList } from '../../internal/virtual-rows/useRowList.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './TransferLists.styles.ts';
import type { Items, TransferItem } from './transferItem.ts';

/** Pixels of a row, in the list and where it is worked out which rows are in sight. */
export const rowPx = 40;

interface ItemListProps {
  /** Names the list. */
  label: string;
  items: Items;
  /** With another one the items show from the top. */
  scrollKey: string;
  rowsInSight: number;
  /** Ticked items; without it each item has a remove button. */
  ticked?: ReadonlySet<TransferItem['id']> | undefined;
  onPress: (item: TransferItem) => void;
  /** Control or Command and A. */
  onAll?: (() => void) | undefined;
}

/**
 * Any number of items, of which those in sight are in the document. Tab stops at one of them; arrows, Home, End, Page
 * Up and Page Down move between them. Renders a `<div>` that scrolls around a `<ul>`.
 */
export function ItemList({ label, items, scrollKey, rowsInSight, ticked, onPress, onAll }: ItemListProps) {
  const messages = useMessages(chipsTexts);
  const listId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { stop, indexes } = useRowList({ listRef: ref, items, rowPx, rowsInSight, scrollKey });
  const { index: stopIndex } = stop;

  const press = (item: TransferItem, index: number) => {
    stop.setIndex(index);
    if (!ticked) stop.keepFocus();
    onPress(item);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const item = items[stopIndex];
    if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && onAll) onAll();
    else if (ctrlKey || metaKey || altKey) return;
    else if ((key === 'Delete' || key === 'Backspace') && !ticked && item) press(item, stopIndex);
    else if (!stop.move(event)) return;
    event.preventDefault();
  };

  const extent: CSSProperties & Record<'--list-size', string> = {
    '--list-size': `${items.length * rowPx}px`,
  };
  return (
    <S.List ref={ref} onKeyDown={onKeyDown}>
      <S.Extent aria-label={label} style={extent}>
        {indexes.map((index) => {
          const item = items[index];
          if (!item) return null;
          const place: CSSProperties & Record<'--row-start', string> = {
            '--row-start': `${index * rowPx}px`,
          };
          const text = (
            <span data-part="text" title={item.label}>
              {item.detail !== undefined && <small>{item.detail}</small>} {item.label}
            </span>
          );
          const control = {
            tabIndex: index === stopIndex ? 0 : -1,
            onFocus: () => stop.setIndex(index),
          };
          return (
            <li key={item.id} aria-posinset={index + 1} aria-setsize={items.length} style={place}>
              {ticked ? (
                <label htmlFor={`${listId}-${item.id}`} data-ticked={ticked.has(item.id) || undefined}>
                  <Input
                    {...control}
                    id={`${listId}-${item.id}`}
                    type="checkbox"
                    checked={ticked.has(item.id)}
                    onChange={() => press(item, index)}
                  />
                  {text}
                </label>
              ) : (
                <>
                  {text}
                  <button
                    {...control}
                    type="button"
                    aria-label={messages.removeItem(item.label)}
                    onClick={() => press(item, index)}
                  >
                    <X aria-hidden="true" />
                  </button>
                </>
              )}
            </li>
          );
        })}
      </S.Extent>
    </S.List>
  );
}
