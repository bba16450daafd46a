import type { CSSProperties } from 'react';
import { type OptionValue, type SelectOption, secondLine } from './options/option.ts';

/** What every option of a list needs to know of it; the same object while nothing changes, so that none is drawn again. */
export interface OptionRows<Value extends OptionValue> {
  options: readonly SelectOption<Value>[];
  optionId: (value: Value) => string;
  activeIndex: number;
  isSelected: (value: Value) => boolean;
  /** How many options there are in all; -1 while that is unknown. */
  setSize: number;
}

type FixedPlace = CSSProperties & Record<'--option-start' | '--option-size', string>;

/**
 * One option. A function, not a component, so that a list of thousands opens at once.
 *
 * @param place position in a virtual list, where each option has one line
 */
export function optionRow<Value extends OptionValue>(
  rows: OptionRows<Value>,
  index: number,
  place?: { startPx: number; sizePx: number },
) {
  const option = rows.options[index];
  if (!option) return null;
  const more = secondLine(option);
  const attributes = {
    id: rows.optionId(option.value),
    role: 'option',
    'aria-selected': rows.isSelected(option.value),
    'aria-disabled': option.disabled || undefined,
    'aria-setsize': rows.setSize,
    'aria-posinset': index + 1,
    'data-index': index,
    'data-active': index === rows.activeIndex ? '' : undefined,
  };
  const style: FixedPlace | undefined = place && {
    '--option-start': `${place.startPx}px`,
    '--option-size': `${place.sizePx}px`,
  };
  return (
    <div
      key={index}
      {...attributes}
      style={style}
      data-fixed={place && ''}
      title={place ? option.label : undefined}
    >
      <span>
        {option.label}
        {more !== undefined && <small>{more}</small>}
      </span>
    </div>
  );
}
