import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useCallback, useMemo, useRef } from 'react';
import { memoGeneric } from '../memoGeneric.ts';
import { useRangeWith } from '../virtual-rows/useRangeWith.ts';
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
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => ref.current?.parentElement ?? null, // known here sooner than the list's own ref
    estimateSize,
    rangeExtractor: useRangeWith(activeIndex),
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
export const VirtualOptions = memoGeneric(PlainVirtualOptions);
