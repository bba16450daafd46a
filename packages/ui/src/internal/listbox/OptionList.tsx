import { type MouseEvent, type UIEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { isElement, isHtmlElement } from '../isElement.ts';
import { isAtEnd } from '../listEnd.ts';
import * as S from './Listbox.styles.ts';
import { type OptionRows, optionRow } from './optionRow.tsx';
import type { OptionValue, SelectOption } from './options/option.ts';
import type { OptionSource } from './options/optionSource.ts';
import { VirtualOptions } from './VirtualOptions.tsx';

/** So many options, each 36 pixels high at least, are more than the 318 pixels of the tallest list show. */
const overflowing = 9;

interface OptionListProps<Value extends OptionValue> {
  id: string;
  name: string;
  multiple: boolean;
  /** It is seen, and a list to all. */
  open: boolean;
  /** The list has its place in the window, and its height. */
  placed: boolean;
  source: OptionSource<Value>;
  rows: OptionRows<Value>;
  onChoose: (option: SelectOption<Value>) => void;
}

/** Scrolls no more than needed, and nothing but the list. */
function reveal(list: HTMLElement, option: HTMLElement) {
  const frame = list.getBoundingClientRect();
  const place = option.getBoundingClientRect();
  const above = place.top - frame.top - list.clientTop - 4;
  const below = place.bottom - frame.bottom + 4;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** The options. Renders a `<div role="listbox">` that scrolls. */
export function OptionList<Value extends OptionValue>({
  id,
  name,
  multiple,
  open,
  placed,
  source,
  rows,
  onChoose,
}: OptionListProps<Value>) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const pressed = useRef<SelectOption<Value>>(undefined);
  const { options } = source;
  const whole = useMemo(
    () => (source.long ? null : rows.options.map((_, index) => optionRow(rows, index))),
    [source.long, rows],
  );
  const activeOption = options[rows.activeIndex];
  const activeId = activeOption && rows.optionId(activeOption.value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the room in the window is known only once it is placed
  useLayoutEffect(() => {
    const list = ref.current;
    const option = !open || activeId === undefined ? null : list?.ownerDocument.getElementById(activeId);
    if (!list || !option) return;
    reveal(list, option);
    scrolled.current = true; // as far as anyone knows before its event
  }, [open, activeId, placed]);

  useLayoutEffect(() => {
    if (open || !scrolled.current || !ref.current) return;
    ref.current.scrollTop = 0; // the next time it opens at its start
  }, [open]);

  useLayoutEffect(() => {
    // A page that does not fill the list leaves nothing to scroll. Where it does, looking would take a layout.
    if (!scrolled.current && options.length >= overflowing) return;
    if (open && source.onEnd && options.length > 0 && ref.current && isAtEnd(ref.current)) source.onEnd();
  });

  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    scrolled.current = currentTarget.scrollTop > 0;
    if (open && source.onEnd && isAtEnd(currentTarget)) source.onEnd();
  };

  const optionUnder = ({ target }: MouseEvent) => {
    const element = isElement(target) ? target.closest('[role="option"]') : null;
    return isHtmlElement(element) ? options[Number(element.dataset.index)] : undefined;
  };

  const handleMouseDown = (event: MouseEvent) => {
    pressed.current = optionUnder(event);
  };

  const handleClick = (event: MouseEvent) => {
    const option = optionUnder(event);
    const before = pressed.current;
    pressed.current = undefined;
    // Other options may have come under the pointer while it was down.
    if (before && !options.includes(before)) onChoose(before);
    else if (option) onChoose(option);
  };

  return (
    <S.List
      ref={ref}
      id={id}
      role={open ? 'listbox' : undefined}
      aria-label={open ? name : undefined}
      aria-multiselectable={(open && multiple) || undefined}
      aria-busy={source.stale || undefined}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
      onScroll={handleScroll}
    >
      {whole ?? <VirtualOptions rows={rows} />}
      {source.loadingMore && (
        <S.More aria-hidden="true">
          <Skeleton width="60%" />
        </S.More>
      )}
    </S.List>
  );
}
