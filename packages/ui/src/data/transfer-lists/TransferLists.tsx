import { normalizeLine } from '@portal/formats';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { listboxTexts } from '../../internal/listbox/Listbox.texts.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { selectionTexts } from '../../locale/selectionTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { ItemList } from './ItemList.tsx';
import { TransferCard } from './TransferCard.tsx';
import * as S from './TransferLists.styles.ts';
import { transferListsTexts } from './TransferLists.texts.ts';
import { filterItems, type Items, type TransferItem, withItems, withoutItems } from './transferItem.ts';

/** What a press on "Selecionar Todos" or "Remover Todos" led to. */
export interface TransferNotice {
  kind: 'added' | 'removed' | 'nothing-to-add' | 'nothing-to-remove';
  /** Items added or removed. */
  count: number;
}

export interface TransferListsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What there is to choose from; keep the list the same while nothing changes. */
  items: readonly TransferItem[];
  /** The chosen items in their order, controlled by the parent. */
  selected: readonly TransferItem[];
  /** Called with the selection after every act of the person. */
  onSelectedChange: (selected: readonly TransferItem[]) => void;
  /**
   * Reports the result of an action on all items, for example as a notification (TRF-014, 015, 019, 020). @default a
   * polite status announces it
   */
  onNotice?: ((notice: TransferNotice) => void) | undefined;
  /** Of the first card. @default 'Itens' */
  title?: string | undefined;
  /** Of the second card; its count is added (TRF-016). @default 'Itens selecionados' */
  selectedTitle?: string | undefined;
  /** Shown in the first list when there are no items. @default 'Nenhum item' */
  emptyText?: string | undefined;
  /** Shown in the second list when nothing is chosen. @default 'Nenhum item selecionado' */
  selectedEmptyText?: string | undefined;
  /** Above the cards and read out when it comes, as where origin and destination are the same (TRF-022). */
  banner?: ReactNode;
  /** Items are being read. @default false */
  loading?: boolean | undefined;
  /** Rows in sight; with more the list scrolls (TRF-021). @default 5 */
  rowsInSight?: number | undefined;
}

/**
 * Chooses any number of up to 10,000 items: available ones are in one list, chosen ones in the other (TRF-010 to
 * 022). Renders a `<div>` around two sections.
 */
export function TransferLists({
  items,
  selected,
  onSelectedChange,
  onNotice,
  title,
  selectedTitle,
  emptyText,
  selectedEmptyText,
  banner,
  loading = false,
  rowsInSight = 5,
  ...rest
}: TransferListsProps) {
  const messages = useMessages(transferListsTexts);
  const common = useMessages(commonTexts);
  const listbox = useMessages(listboxTexts);
  const selection = useMessages(selectionTexts);
  const shared = useMessages(sharedTexts);
  const selectedRef = useRef<HTMLElement>(null);
  const [announcement, announce] = useAnnouncement();
  const [filter, setFilter] = useState('');
  const [selectedFilter, setSelectedFilter] = useState('');
  const found = useMemo(() => filterItems(items, filter), [items, filter]);
  const foundSelected = useMemo(() => filterItems(selected, selectedFilter), [selected, selectedFilter]);
  const ticked = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const wanted = normalizeLine(filter);
  const isFiltered = wanted !== '';
  const selectedWanted = normalizeLine(selectedFilter);
  const isSelectedFiltered = selectedWanted !== '';
  const name = title ?? messages.transferAvailable;
  const selectedName = selectedTitle ?? messages.transferSelected;

  const removed = useRef(false);
  useLayoutEffect(() => {
    const card = selectedRef.current;
    const isFocusLost = card?.ownerDocument.activeElement === card?.ownerDocument.body;
    if (foundSelected.length === 0 && removed.current && isFocusLost) card?.querySelector('input')?.focus();
    removed.current = false;
  }, [foundSelected]);

  const notice = (next: TransferNotice, text: string, after: Items) => {
    if (onNotice) {
      announce(selection.chosenCount(after.length));
      onNotice(next);
    } else announce(`${text}. ${selection.chosenCount(after.length)}`);
  };

  const addAll = () => {
    const next = withItems(selected, found);
    const count = next.length - selected.length;
    if (count === 0) notice({ kind: 'nothing-to-add', count }, messages.transferNothingToAdd, next);
    else {
      onSelectedChange(next);
      notice({ kind: 'added', count }, messages.transferAdded(count), next);
    }
  };

  const removeAll = () => {
    const next = withoutItems(selected, foundSelected);
    const count = selected.length - next.length;
    if (count === 0) notice({ kind: 'nothing-to-remove', count }, messages.transferNothingToRemove, next);
    else {
      onSelectedChange(next);
      notice({ kind: 'removed', count }, messages.transferRemoved(count), next);
    }
  };

  const remove = (item: TransferItem) => {
    const next = withoutItems(selected, [item]);
    removed.current = true;
    onSelectedChange(next);
    announce(`${shared.itemRemoved(item.label)}. ${selection.chosenCount(next.length)}`);
  };

  const toggle = (item: TransferItem) => {
    const isAdded = !ticked.has(item.id);
    const next = isAdded ? withItems(selected, [item]) : withoutItems(selected, [item]);
    onSelectedChange(next);
    announce(selection.chosenCount(next.length)); // the checkbox announces its own state
  };

  return (
    <S.Root {...rest}>
      <S.Banner aria-live="polite">{banner}</S.Banner>
      <TransferCard
        title={name}
        count={loading ? undefined : items.length}
        filter={filter}
        onFilterChange={(text) => {
          setFilter(text);
          announce(messages.transferFound(filterItems(items, text).length));
        }}
        act={{
          label: isFiltered ? messages.transferSelectFiltered(found.length) : messages.transferSelectAll,
          onSelect: addAll,
          disabledReason: loading ? common.loading : undefined,
        }}
        rowsInSight={rowsInSight}
        loading={loading}
        message={
          found.length > 0
            ? undefined
            : isFiltered
              ? listbox.nothingFound
              : (emptyText ?? shared.itemCount(0))
        }
      >
        <ItemList
          label={name}
          items={found}
          scrollKey={wanted}
          rowsInSight={rowsInSight}
          ticked={ticked}
          onPress={toggle}
          onAll={addAll}
        />
      </TransferCard>
      <TransferCard
        ref={selectedRef}
        title={selectedName}
        count={selected.length}
        filter={selectedFilter}
        onFilterChange={(text) => {
          setSelectedFilter(text);
          announce(messages.transferFound(filterItems(selected, text).length));
        }}
        act={{
          label: isSelectedFiltered
            ? messages.transferRemoveFiltered(foundSelected.length)
            : messages.transferRemoveAll,
          onSelect: removeAll,
        }}
        rowsInSight={rowsInSight}
        message={
          foundSelected.length > 0
            ? undefined
            : isSelectedFiltered
              ? listbox.nothingFound
              : (selectedEmptyText ?? messages.transferNothingSelected)
        }
      >
        <ItemList
          label={selectedName}
          items={foundSelected}
          scrollKey={selectedWanted}
          rowsInSight={rowsInSight}
          onPress={remove}
        />
      </TransferCard>
      <S.Status role="status">{loading ? common.loading : announcement}</S.Status>
    </S.Root>
  );
}
