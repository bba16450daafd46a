import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, type ReactElement, useCallback, useMemo, useRef } from 'react';
import * as S from './Listbox.styles.ts';
import { type OptionRows, optionRow } from './optionRow.tsx';
import { type OptionValue, secondLine } from './options/option.ts';

/** Tallest list, to know how many options to draw before anything is measured. */
const initialRect = { width: 0, height: 318 };

interface VirtualOptionsProps<Value extends OptionValue> {
  rows: OptionRows<Value>;
}

function PlainVirtualOptions<Value extends OptionValue>({ rows }: VirtualOptionsProps<Value>) {
  const { options, activeIndex } = rows;
  const ref = useRef<HTMLDivElement>(null);
  const sizePx = useMemo(
    () => (options.some((option) => secondLine(option) !== undefined) ? 52 : 36),
    [options],
  );
  const estimateSize = useCallback(() => sizePx, [sizePx]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      const first = indexes[0] ?? 0;
      if (activeIndex < 0 || activeIndex >= range.count || indexes.includes(activeIndex)) return indexes;
      return activeIndex < first ? [activeIndex, ...indexes] : [...indexes, activeIndex];
    },
    [activeIndex],
  );
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => ref.current?.parentElement ?? null, // known here sooner than the list's own ref
    estimateSize,
    rangeExtractor,
    initialRect,
    overscan: 3,
    useFlushSync: false,
  });
  const extent: CSSProperties & Record<'--list-size', string> = {
    '--list-size': `${options.length * sizePx}px`,
  };
  return (
    <S.Extent ref={ref} role="presentation" style={extent}>
      {virtualizer
        .getVirtualItems()
        .map(({ index }) => optionRow(rows, index, { startPx: index * sizePx, sizePx }))}
    </S.Extent>
  );
}

/** The options in sight of a long list, and the active one wherever it is: assistive technology is pointed to it. */
export const VirtualOptions = memo(PlainVirtualOptions) as <Value extends OptionValue>(
  props: VirtualOptionsProps<Value>,
) => ReactElement; // memo drops the parameter
