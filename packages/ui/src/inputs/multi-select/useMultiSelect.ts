import { normalizeLine } from '@portal/formats';
import type { RefObject } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';
import { searchMaxLength } from '../../internal/listbox/searchMaxLength.ts';
import { useCombobox } from '../../internal/listbox/useCombobox.ts';
import { useComboboxState } from '../../internal/listbox/useComboboxState.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { namedOption } from './chosenOptions.ts';
import { multiSelectTexts } from './MultiSelect.texts.ts';
import { type MultiSelectChange, useChosen } from './useChosen.ts';
import { useCreation } from './useCreation.ts';
import { type OptionSourceProps, useOptionSource } from './useOptionSource.ts';

/** The choice of several options, and how it is made. */
export interface MultiSelectChoice<Value extends OptionValue> {
  /** The chosen options, where the parent keeps them; shown although their pages are not loaded. */
  value?: readonly SelectOption<Value>[] | undefined;
  /** The options chosen at first, where the field keeps its own. @default [] */
  defaultValue?: readonly SelectOption<Value>[] | undefined;
  /** Called on every change. */
  onValueChange?:
    | ((value: readonly SelectOption<Value>[], details: MultiSelectChange<Value>) => void)
    | undefined;
  /** Makes a new option of a typed text (Enter with no option active, or a press of what the list offers); its rejection's message is shown. */
  onCreate?: ((text: string) => Promise<SelectOption<Value>>) | undefined;
  /** Most characters of a new option. @default 100 */
  createMaxLength?: number | undefined;
  /** An exclusive option, such as "Não se aplica": choosing it clears the others and vice versa (FRM-37). */
  exclusiveValue?: Value | undefined;
}

const none: readonly SelectOption<never>[] = [];

/** Behaviour of a `MultiSelect`: text, list, choice and new options. */
export function useMultiSelect<Value extends OptionValue>(
  {
    value,
    defaultValue = none,
    onValueChange,
    onCreate,
    createMaxLength = 100,
    exclusiveValue,
  }: MultiSelectChoice<Value>,
  sourceProps: OptionSourceProps<Value>,
  editable: boolean,
  inputRef: RefObject<HTMLInputElement | null>,
) {
  const messages = useMessages(multiSelectTexts);
  const shared = useMessages(sharedTexts);
  const { invalidValue } = useMessages(valueTexts);
  const [announcement, announce] = useAnnouncement();
  const state = useComboboxState<Value>();
  const source = useOptionSource(sourceProps, state.text);
  const chosen = useChosen({ value, defaultValue, exclusiveValue, onValueChange });
  const text = normalizeLine(state.text ?? '');
  const isChosen = (wanted: Value) => chosen.current.some((option) => option.value === wanted);

  const creation = useCreation({
    onCreate,
    onCreated: (option) => {
      chosen.add(option, 'create');
      announce(shared.itemAdded(option.label));
    },
    onFailed: (failed, message) => {
      const lost = text !== ''; // something else is being typed
      const refusal = { message: lost ? `"${failed}": ${message}` : message, lost };
      announce(refusal.message);
      if (!lost) {
        state.type(failed);
        if (state.open) source.onType?.(failed);
      }
      return refusal;
    },
  });

  const clearText = () => {
    creation.setRefusal(undefined);
    if (state.text === null) return;
    state.type(null);
    if (text !== '') source.onOpen?.(); // a server loads the whole list again
  };

  const remove = (option: SelectOption<Value>) => {
    chosen.remove(option);
    announce(shared.itemRemoved(option.label));
  };

  const toggle = (option: SelectOption<Value>) => {
    if (isChosen(option.value)) remove(option);
    else {
      chosen.add(option, 'add');
      announce(shared.itemAdded(option.label));
    }
    clearText();
    state.setActive({ value: option.value, index: source.options.indexOf(option) });
  };

  const repeated = (option: SelectOption<Value>) => {
    clearText();
    announce(shared.itemRepeated(option.label));
  };

  /** What Enter makes of the text: the option of that name, or else a new one. */
  const take = () => {
    if (text === '') {
      if (source.error !== undefined) source.onRetry?.();
      return;
    }
    const known = namedOption([...chosen.current, ...sourceProps.options], text);
    if (known?.disabled) creation.setRefusal({ message: known.disabledReason ?? invalidValue });
    else if (known && isChosen(known.value)) repeated(known);
    else if (known) toggle(known);
    else {
      const name = text.slice(0, createMaxLength);
      clearText();
      announce(messages.creatingItem(name));
      void creation.create(name);
    }
  };

  const createHint =
    onCreate && text !== '' && !namedOption(source.options, text) ? messages.createByEnter(text) : undefined;

  const combobox = useCombobox({
    inputRef,
    state,
    source,
    editable,
    start: undefined,
    automatic: !onCreate,
    onChoose: toggle,
    onTake: (option) => (isChosen(option.value) ? repeated(option) : toggle(option)),
    onErased: clearText,
    onEnter: onCreate && take,
    createHint,
    pending: creation.pending.length > 0,
    onErase: () => {
      const last = chosen.current.at(-1);
      if (last) remove(last);
    },
  });

  return {
    announcement,
    state,
    source,
    combobox,
    chosen: chosen.current,
    isChosen,
    remove,
    reset: () => {
      state.close();
      chosen.reset();
      creation.setRefusal(undefined);
    },
    /** New options the server has not answered for. */
    pending: creation.pending,
    error: creation.refusal?.message,
    /** Forgets what is wrong with the text in the field, as another is typed; of a lost one, as the field is left. */
    forgetError: (lost: boolean) =>
      creation.setRefusal((refusal) => (Boolean(refusal?.lost) === lost ? undefined : refusal)),
    /** How a new option is made of the text. */
    createHint,
    maxLength: onCreate ? createMaxLength : searchMaxLength,
  };
}
