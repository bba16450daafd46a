import { normalizeLine } from '@portal/formats';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { foldText } from '../foldText.ts';
import { listboxTexts } from './Listbox.texts.ts';
import type { OptionValue, SelectOption } from './options/option.ts';
import type { OptionSource } from './options/optionSource.ts';
import type { ComboboxState } from './useComboboxState.ts';
import { useHeldSubmit } from './useHeldSubmit.ts';

/** The option that a text means: the one it names, or else the only one found. */
function meantOption<Value extends OptionValue>(
  { options, setSize }: OptionSource<Value>,
  text: string,
): SelectOption<Value> | undefined {
  const wanted = foldText(text);
  const named = options.filter(({ label }) => foldText(label) === wanted);
  const [only, ...others] = named.length > 0 ? named : options;
  const more = others.length > 0 || (named.length === 0 && setSize !== 1);
  return more || only?.disabled ? undefined : only;
}

interface KeptTextOptions<Value extends OptionValue> {
  inputRef: RefObject<HTMLInputElement | null>;
  state: ComboboxState<Value>;
  source: OptionSource<Value>;
  /** Neither disabled nor read-only. */
  editable: boolean;
  /** How a new option is made of the text, where it is the name of none. */
  createHint: string | undefined;
  pending: boolean;
  onEnter: () => void;
  onPress: (option: SelectOption<Value>) => void;
  onTake: (option: SelectOption<Value>) => void;
  onErased: () => void;
}

/**
 * Sees to it that no text is dropped. Enter or a press before the list of a text is there is carried out when it is; a
 * text that is left means its only option, or is marked as not chosen; the form is sent when all that is settled.
 */
export function useKeptText<Value extends OptionValue>({
  inputRef,
  state,
  source,
  editable,
  createHint,
  pending,
  onEnter,
  onPress,
  onTake,
  onErased,
}: KeptTextOptions<Value>) {
  const messages = useMessages(listboxTexts);
  const { wish, close } = state;
  const text = normalizeLine(state.text ?? '');
  const awaited = source.loading && !source.loadingMore;

  const settle = () => {
    if (state.text === null) return;
    const meant = text === '' || createHint ? undefined : meantOption(source, text);
    if (text === '') {
      onErased();
      state.close();
    } else if (meant && !awaited) {
      onTake(meant);
      state.close();
    } else state.setLeft(true);
  };

  const carryOut = useEffectEvent(() => {
    state.setWish(null);
    if (wish?.kind === 'settle') settle();
    // What can be made new is made without its list too: the server knows whether there is one of that name.
    else if (wish?.kind === 'enter' && (source.error === undefined || createHint !== undefined)) onEnter();
    else if (wish?.kind === 'press') {
      const pressed = source.options.find(({ value }) => value === wish.value);
      if (pressed) onPress(pressed);
    }
  });
  useEffect(() => {
    if (wish && !awaited) carryOut();
  }, [wish, awaited]);

  const settleAgain = useEffectEvent(() => state.setWish(wish ?? { kind: 'settle' }));
  useEffect(() => {
    if (state.left && awaited) settleAgain(); // as after another try
  }, [state.left, awaited]);

  useEffect(() => {
    if (!editable) close(); // nobody could choose or erase it any more
  }, [editable, close]);

  useHeldSubmit(inputRef, {
    unsettled: (editable && state.text !== null) || pending,
    awaited: wish !== null || pending || (state.left && awaited),
    settle,
  });

  const inList = source.options.length > 0 ? messages.chooseInList : source.status;
  const why = source.error ?? createHint ?? inList;
  const leftBehind = state.left && text !== '';
  return {
    /** The list of the text is on its way. */
    awaited,
    /** Focus went elsewhere. */
    leave: () => {
      settle();
      state.leave();
    },
    notice: {
      hint: leftBehind && awaited ? messages.searchingFor(text) : undefined,
      error: leftBehind && !awaited ? messages.notChosen(text, why) : undefined,
    },
  };
}
