import { normalizeLine } from '@portal/formats';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
} from 'react';
import { takeStorable } from '../editing/takeStorable.ts';
import { hasFocus } from '../focusedBeside.ts';
import type { PopupCloseReason } from '../popup/usePopup.ts';
import { activeIndexIn, movedTo } from './activeOption.ts';
import type { OptionValue, SelectOption } from './options/option.ts';
import type { OptionSource } from './options/optionSource.ts';
import { searchMaxLength } from './searchMaxLength.ts';
import type { ComboboxState } from './useComboboxState.ts';
import { useKeptText } from './useKeptText.ts';

interface ComboboxOptions<Value extends OptionValue> {
  inputRef: RefObject<HTMLInputElement | null>;
  state: ComboboxState<Value>;
  source: OptionSource<Value>;
  /** Neither disabled nor read-only. */
  editable: boolean;
  /** Active when the list opens. */
  start: Value | undefined;
  /** The first match is active while a person types; not where Enter may mean something else. */
  automatic: boolean;
  onChoose: (option: SelectOption<Value>) => void;
  /** Called with the only option that a text means which is left in the field. @default onChoose */
  onTake?: ((option: SelectOption<Value>) => void) | undefined;
  /** Called when the field is left with its text erased. */
  onErased: () => void;
  /** Enter in the open list with no option active. */
  onEnter?: (() => void) | undefined;
  /** How a new option is made of the text, where it is the name of none. */
  createHint?: string | undefined;
  /** What the field makes of earlier texts is on its way, which its form waits for. @default false */
  pending?: boolean | undefined;
  /** Escape where the list is closed; true when that did something. */
  onEscape?: (() => boolean) | undefined;
  /** Backspace in the empty field. */
  onErase?: (() => void) | undefined;
}

/**
 * Editable combobox with a list (WAI-ARIA "list autocomplete"): focus stays in the input, `aria-activedescendant`
 * moves. Escape on the open list is handled by the popup, which knows what is on top.
 */
export function useCombobox<Value extends OptionValue>({
  inputRef,
  state,
  source,
  editable,
  start,
  automatic,
  onChoose,
  onTake = onChoose,
  onErased,
  onEnter,
  createHint,
  pending = false,
  onEscape,
  onErase,
}: ComboboxOptions<Value>) {
  const listId = useId();
  const { options } = source;
  const typed = state.text !== null && normalizeLine(state.text) !== '';
  const activeIndex = source.stale ? -1 : activeIndexIn(options, state.active, automatic && typed);
  const expanded = state.open && options.length > 0;
  const optionId = useCallback((value: Value) => `${listId}-${encodeURIComponent(value)}`, [listId]);
  const activeOption = options[activeIndex];

  const activate = (index: number) => {
    const option = options[index];
    if (option && !source.stale) state.setActive({ value: option.value, index });
  };

  const moveTo = (index: number) => {
    activate(index);
    if (index < options.length - 1 || source.stale) return;
    if (source.error === undefined) source.onEnd?.();
    else source.onRetry?.();
  };

  const open = (edge?: number) => {
    if (!editable || state.open) return;
    state.setOpen(true);
    if (state.text !== null) return; // its list
    if (start !== undefined) state.setActive({ value: start, index: -1 });
    else if (edge !== undefined) activate(edge);
    source.onOpen?.();
  };

  const choose = (option: SelectOption<Value>) => {
    if (option.disabled) return;
    if (source.stale) state.setWish({ kind: 'press', value: option.value });
    else onChoose(option);
  };

  const enter = () => {
    if (activeOption) choose(activeOption);
    else if (source.error !== undefined && !onEnter) source.onRetry?.();
    else onEnter?.();
  };

  const keptText = useKeptText({
    inputRef,
    state,
    source,
    editable,
    createHint,
    pending,
    onEnter: enter,
    onPress: choose,
    onTake,
    onErased,
  });

  /** Makes an option of the text, once it is known whether there is one of that name. */
  const create = () => {
    if (keptText.awaited) state.setWish({ kind: 'enter' });
    else onEnter?.();
  };

  const dismiss = (reason: PopupCloseReason) => {
    if (reason === 'escape-key') state.close();
    else state.fold();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !editable) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key, altKey } = event;
    if (key === 'ArrowDown' && !state.open) open(altKey ? undefined : 0);
    else if (key === 'ArrowUp' && !state.open && !altKey) open(options.length - 1);
    else if (key === 'ArrowUp' && altKey) state.fold();
    else if (key === 'Enter' && state.open) {
      if (typed && keptText.awaited) state.setWish({ kind: 'enter' });
      else enter();
    } else if (key === 'Escape' && !state.open && state.text !== null) {
      state.close();
      event.stopPropagation();
    } else if (key === 'Escape' && !state.open && onEscape?.()) event.stopPropagation();
    else if (key === 'Backspace' && !event.repeat && event.currentTarget.value === '' && onErase) onErase();
    else {
      const index = state.open && !altKey ? movedTo(key, activeIndex, options.length) : undefined;
      if (index === undefined) return;
      moveTo(index);
    }
    event.preventDefault();
  };

  return {
    listId,
    activeIndex,
    optionId,
    open,
    choose,
    create,
    /** Closes the list as a popup asks: only Escape drops the text. */
    dismiss,
    /** What is said of the text at the field, in place of its hint or error. */
    notice: keptText.notice,
    /** For the `<input>`. */
    input: {
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: searchMaxLength,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded && activeOption ? optionId(activeOption.value) : undefined,
      onKeyDown: handleKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const value = takeStorable(event.currentTarget);
        state.setOpen(true);
        state.type(value);
        source.onType?.(value);
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        if (editable && state.text === null) event.currentTarget.select(); // typing replaces the label
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // Another window took the focus: the person comes back to where they were.
        if (!hasFocus(event.currentTarget)) keptText.leave();
      },
    },
  };
}

export type Combobox<Value extends OptionValue> = ReturnType<typeof useCombobox<Value>>;
