import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { DateRangeField } from '../../inputs/date-range-field/DateRangeField.tsx';
import type { DateRange } from '../../inputs/date-range-field/DateRangeField.types.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './FilterBar.styles.ts';
import { SearchField } from './SearchField.tsx';
import { useTypedText } from './useTypedText.ts';

export interface FilterSearch {
  /** The text searched for, as the page holds it. */
  value: string;
  /** Receives the text after a rest, at once on Enter and when it is cleared. */
  onValueChange: (value: string) => void;
  /** @default 'Pesquisar' */
  placeholder?: string | undefined;
  /** Accessible name. @default 'Pesquisar' */
  label?: string | undefined;
  /** Rest after the last keystroke, in milliseconds. @default 500 */
  debounceMs?: number | undefined;
  /** Converts typed text to capitals. @default true */
  upperCase?: boolean | undefined;
}

export interface FilterPeriod {
  /** The period the list is narrowed to, as the page holds it; an end that is null is open. */
  value: DateRange;
  /** Receives a period once it is one: never while an end is half typed, out of bounds or before the other. */
  onValueChange: (value: DateRange) => void;
  /** Accessible name. @default 'Período' */
  label?: string | undefined;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The day that `hoje` and `-30` mean, `YYYY-MM-DD`. @default the device's date in its own zone */
  today?: string | undefined;
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The search field; none without it. */
  search?: FilterSearch | undefined;
  /** The period, typed as DD-MM-YYYY (WID-035); none without it. */
  period?: FilterPeriod | undefined;
  /** Further filters beside search and period, as a select (WID-036). */
  children?: ReactNode;
  /** Empties every filter, search and period too; its button shows where this is given. */
  onClear?: (() => void) | undefined;
}

const unused: FilterSearch = { value: '', onValueChange: () => {} };

/** Narrows a list: search first, then period and further filters. Renders a `<form>` with the role of a search. */
export function FilterBar({ search, period, children, onClear, ...rest }: FilterBarProps) {
  const messages = useMessages();
  const { value, onValueChange, debounceMs = 500 } = search ?? unused;
  const { text, type, flush, reset } = useTypedText({ value, onValueChange, delayMs: debounceMs });

  const [clearings, setClearings] = useState(0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };

  const clearText = () => {
    type('');
    flush();
  };

  const clearAll = () => {
    reset();
    setClearings(clearings + 1);
    onClear?.();
  };

  return (
    <S.Root role="search" {...rest} onSubmit={submit}>
      {search && (
        <S.Search>
          <SearchField
            text={text}
            onType={type}
            onClear={clearText}
            label={search.label}
            placeholder={search.placeholder}
            upperCase={search.upperCase}
          />
        </S.Search>
      )}
      {period && (
        <S.Period>
          <DateRangeField
            // The page does not know a text that is no date: clearing the filters resets the field.
            key={clearings}
            label={period.label ?? messages.period}
            hideLabel
            value={period.value}
            min={period.min}
            max={period.max}
            today={period.today}
            onValueChange={(value, { problem }) => {
              if (problem === undefined) period.onValueChange(value);
            }}
          />
        </S.Period>
      )}
      {children}
      {onClear && (
        <Button variant="ghost" onClick={clearAll}>
          {messages.clearFilters}
        </Button>
      )}
    </S.Root>
  );
}
