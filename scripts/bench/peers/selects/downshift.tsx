import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { type UIEvent, useMemo, useRef, useState } from 'react';
import { type Option, type SelectAppProps, showSelect } from '../../page/selectPage.tsx';

const optionHeightPx = 36;
const listHeightPx = 320;

const isAtEnd = ({ currentTarget: list }: UIEvent) =>
  list.scrollTop + list.clientHeight > list.scrollHeight - 8;

/** What every select is measured by: two libraries without a look, joined as their documentation joins them. */
function HeadlessSelect({ options, isPaged, onQuery, onEnd }: SelectAppProps) {
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const items = useMemo(() => {
    const wanted = query.toLowerCase();
    return isPaged || !query ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted));
  }, [options, isPaged, query]);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => optionHeightPx,
    overscan: 4,
    initialRect: { width: 300, height: listHeightPx },
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setQuery(inputValue);
      onQuery(inputValue);
    },
    scrollIntoView: () => {},
    onHighlightedIndexChange: ({ highlightedIndex: index }) => {
      if (index >= 0) virtualizer.scrollToIndex(index);
    },
  });

  return (
    <div>
      <input {...getInputProps({ 'aria-label': 'Fornecedor' })} />
      <ul
        {...getMenuProps({ ref: list, 'aria-label': 'Fornecedor' })}
        onScroll={(event) => isAtEnd(event) && onEnd()}
        style={{
          position: 'relative',
          blockSize: listHeightPx,
          inlineSize: 300,
          overflow: 'auto',
          margin: 0,
          padding: 0,
          background: '#fff',
          visibility: isOpen ? 'visible' : 'hidden',
        }}
      >
        {isOpen && <li style={{ blockSize: virtualizer.getTotalSize() }} />}
        {isOpen &&
          virtualizer.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (!item) return null;
            return (
              <li
                key={item.value}
                className="option"
                {...getItemProps({ item, index })}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                style={{
                  position: 'absolute',
                  insetBlockStart: 0,
                  transform: `translateY(${start}px)`,
                  blockSize: optionHeightPx,
                  inlineSize: 280,
                  listStyle: 'none',
                  background: highlightedIndex === index ? '#eee' : undefined,
                }}
              >
                {item.label}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

await showSelect({ App: HeadlessSelect, opener: 'input', option: '.option' });
