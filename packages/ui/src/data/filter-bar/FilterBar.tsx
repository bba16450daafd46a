import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../locale/MessagesContext.ts';
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
  /** Turns what is typed into capitals. @default true */
  upperCase?: boolean | undefined;
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The search field; none without it. */
  search?: FilterSearch | undefined;
  /** Further filters, beside the search. */
  children?: ReactNode;
  /** Empties every filter, the search too; its button shows where this is given. */
  onClear?: (() => void) | undefined;
}

const unused: FilterSearch = { value: '', onValueChange: () => {} };

/** Narrows a list: search first, then further filters. Renders a `<form>` with the role of a search. */
export function FilterBar({ search, children, onClear, ...rest }: FilterBarProps) {
  const messages = useMessages();
  const { value, onValueChange, debounceMs = 500 } = search ?? unused;
  const { text, type, flush, reset } = useTypedText({ value, onValueChange, delayMs: debounceMs });

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
      {children}
      {onClear && (
        <Button variant="ghost" onClick={clearAll}>
          {messages.clearFilters}
        </Button>
      )}
    </S.Root>
  );
}
