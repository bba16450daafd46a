import { ListFilter } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  Fragment,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/button/Button.tsx';
import { Chips } from '../../internal/chips/Chips.tsx';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useWindowSize } from '../../internal/useWindowSize.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './FilterBar.styles.ts';
import { SearchField } from './SearchField.tsx';
import { useDelayedText } from './useDelayedText.ts';

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
  searchDelayMs?: number | undefined;
  /** Converts typed text to capitals. @default true */
  upperCase?: boolean | undefined;
}

/** One thing a list is narrowed to. */
export interface AppliedFilter {
  /** Unique in the bar. */
  id: string;
  /** As people read it, with the name of its field, as in "Fornecedor: 7061 - ACME". */
  label: string;
}

/** Fields that wait for "Pesquisar" or Enter. */
export interface FilterForm {
  /** Applies the fields, or marks those that are wrong: the first of them takes the focus then, also out of "Mais filtros". */
  onSearch: () => void;
  /** Why they cannot be applied, as where all of them are empty: 'Pesquisar' is closed then and says so. */
  searchDisabledReason?: string | undefined;
  /** Whether the fields of the line wait too: 'Pesquisar' stands beside them then. @default false */
  lineWaits?: boolean | undefined;
  /** Fields that "Mais filtros" shows; the others are children of the bar. */
  more?: ReactNode;
  /** How many of the fields behind "Mais filtros" are set. @default 0 */
  moreCount?: number | undefined;
  /** Whether the fields behind a button are in sight until the person presses it, as before the first search. @default false */
  defaultOpen?: boolean | undefined;
  /** What the list is narrowed to now, as chips below the line. */
  applied?: readonly AppliedFilter[] | undefined;
  /** Takes one of them back. */
  onRemove?: ((id: string) => void) | undefined;
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The search field; none without it. */
  search?: FilterSearch | undefined;
  /** The two or three filters that are used most, beside the search, as a period (WID-035) or a select (WID-036). */
  children?: ReactNode;
  /** Fields that are applied together; none without it. */
  form?: FilterForm | undefined;
  /** How many filters are set in all, the search apart: the button that they are behind in a narrow window says so. @default 0 */
  filterCount?: number | undefined;
  /** What concerns the table as such, at the end of the line. */
  tools?: ReactNode;
  /** Empties every filter and the search. Give it where there is something to empty: its button shows then. */
  onClear?: (() => void) | undefined;
}

/** Of a group of controls the first one. */
const WRONG = ':is(input, textarea, button)[aria-invalid="true"], [aria-invalid="true"] input';

const CONTROL = 'input:enabled, button:enabled';

const unused: FilterSearch = { value: '', onValueChange: () => {} };

/**
 * Narrows a list in one line: search first, then the filters that are used most; further ones behind "Mais
 * filtros". In a narrow window all but the search wait behind a button. Renders a `<form>` with the role of a search.
 */
export function FilterBar({
  search,
  children,
  form,
  filterCount = 0,
  tools,
  onClear,
  ...rest
}: FilterBarProps) {
  const messages = useMessages(sharedTexts);
  const fieldsId = useId();
  const searchRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const filtersRef = useRef<HTMLDivElement>(null);
  const isNarrow = useWindowSize() === 'narrow';
  const wasNarrow = useRef(isNarrow);
  const root = useKeptFocus(rest, (bar) => {
    if (moreRef.current) return moreRef.current;
    // The button of the filters goes as the window is turned: the search would open a keyboard over the list.
    const part = wasNarrow.current && !isNarrow ? filtersRef.current : null;
    return part?.querySelector<HTMLElement>(CONTROL) ?? bar.querySelector<HTMLElement>(CONTROL);
  });
  const { value, onValueChange, searchDelayMs = 500 } = search ?? unused;
  const { text, type, flush, reset } = useDelayedText({ value, onValueChange, delayMs: searchDelayMs });
  /** The page does not know a text that is no value yet: clearing starts the fields anew. */
  const [clearings, setClearings] = useState(0);
  const [chosenOpen, setOpen] = useState<boolean>();
  const open = chosenOpen ?? form?.defaultOpen ?? false;

  useLayoutEffect(() => {
    wasNarrow.current = isNarrow;
    if (isNarrow && filtersRef.current?.contains(document.activeElement)) setOpen(true);
  }, [isNarrow]);

  const searchFor = (bar: HTMLElement, onSearch: () => void) => {
    flushSync(onSearch);
    const wrong = bar.querySelector<HTMLElement>(WRONG);
    if (wrong?.closest('[hidden]')) flushSync(() => setOpen(true));
    wrong?.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Both at once would be two changes of the address, of which one overwrites the other.
    if (!form || searchRef.current?.contains(document.activeElement)) flush();
    else if (form.searchDisabledReason === undefined) searchFor(event.currentTarget, form.onSearch);
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

  const clearButton = onClear && (
    <Button variant="ghost" onClick={clearAll}>
      {messages.clearFilters}
    </Button>
  );
  const refusal = form?.searchDisabledReason;
  const isInLine = !isNarrow && (form?.lineWaits || !form?.more);
  const submitButton = form && (
    <Button
      type="submit"
      variant={isInLine ? 'secondary' : 'primary'}
      disabled={refusal !== undefined}
      disabledReason={refusal}
    >
      {messages.search}
    </Button>
  );
  const hidden = isNarrow ? [children, form, tools] : [form?.more];
  const hasMore = hidden.some(Boolean);
  const count = isNarrow ? filterCount : (form?.moreCount ?? 0);
  const moreButton = hasMore && (
    <Button
      ref={moreRef}
      icon={<ListFilter aria-hidden="true" />}
      aria-expanded={open}
      aria-controls={fieldsId}
      onClick={() => setOpen(!open)}
    >
      {isNarrow ? messages.filters : messages.moreFilters} {count > 0 && <S.Count>{count}</S.Count>}
    </Button>
  );
  const applied = form?.applied ?? [];
  const chips = applied.length > 0 && (
    <S.Applied>
      <Chips
        name={messages.appliedFilters}
        chips={applied}
        max={undefined}
        onRemove={form?.onRemove}
        inputRef={moreRef}
      />
    </S.Applied>
  );

  // The fields keep their place among the elements whatever the width, and so what is half typed, and the focus.
  return (
    <S.Root
      role="search"
      aria-label={form && messages.filters}
      noValidate
      data-narrow={isNarrow || undefined}
      {...root}
      onSubmit={submit}
    >
      <S.Line>
        {search && (
          <S.Search ref={searchRef}>
            <SearchField
              text={text}
              onType={type}
              onClear={clearText}
              onEnter={flush}
              label={search.label}
              placeholder={search.placeholder}
              upperCase={search.upperCase}
            />
          </S.Search>
        )}
        {isNarrow && moreButton}
      </S.Line>
      {isNarrow && chips}
      <S.Filters ref={filtersRef} id={isNarrow ? fieldsId : undefined} hidden={isNarrow && !open}>
        <S.Usual key={clearings}>{children}</S.Usual>
        {!isNarrow && (
          <>
            {moreButton}
            {isInLine && submitButton}
            {clearButton}
            {tools && <S.Tools>{tools}</S.Tools>}
            {chips}
          </>
        )}
        {hasMore && (
          <S.More id={isNarrow ? undefined : fieldsId} hidden={!isNarrow && !open}>
            <Fragment key={clearings}>{form?.more}</Fragment>
            <S.Acts>
              {isNarrow && tools}
              {isNarrow && clearButton}
              {!isInLine && submitButton}
            </S.Acts>
          </S.More>
        )}
      </S.Filters>
      {/* Enter sends no form of several fields without one; 'Pesquisar' is none while it refuses. */}
      <button type="submit" hidden />
    </S.Root>
  );
}
