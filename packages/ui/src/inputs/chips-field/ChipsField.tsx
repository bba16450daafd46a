import { normalizeLine, toUpperPt } from '@portal/formats';
import {
  type ClipboardEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
} from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { ChipControl } from '../../internal/chips/ChipControl.tsx';
import { Chips } from '../../internal/chips/Chips.tsx';
import { isInputEvent } from '../../internal/editing/incoming.ts';
import { storableRules } from '../../internal/editing/storableRules.ts';
import { upperCaseRules } from '../../internal/editing/upperCaseRules.ts';
import { useEditableText } from '../../internal/editing/useEditableText.ts';
import { useFormReset } from '../../internal/editing/useFormReset.ts';
import { Input } from '../../internal/field/ControlBox.styles.ts';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { FormValue } from '../../internal/field/FormValue.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { listboxTexts } from '../../internal/listbox/Listbox.texts.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { piecesOf, separators } from './addedItems.ts';
import { type ItemsOptions, useItems } from './useItems.ts';

const partsOf = (text: string) => text.split(separators).length;

export interface ChipsFieldProps extends FieldProps, Omit<FieldRootProps, 'children'>, ItemsOptions {
  /** Converts typed text to capitals. @default true */
  upperCase?: boolean | undefined;
  /** Most characters of one item. */
  maxLength?: number | undefined;
  /** Chips shown before "+N". @default all */
  maxChips?: number | undefined;
  /** Shown while there is no item. */
  placeholder?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the text. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * Several short texts as chips: Enter, comma, semicolon or leaving the field adds the typed text; a pasted list adds
 * several. Renders a `<div>` around label, chips, `<input>` and message; a form gets one value each.
 */
export function ChipsField(props: ChipsFieldProps) {
  const {
    common,
    value,
    defaultValue,
    onValueChange,
    maxItems,
    validate,
    upperCase: capitals = true,
    maxLength,
    maxChips,
    placeholder,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { label, name, readOnly, disabled } = common;
  const messages = useMessages(listboxTexts);
  const shared = useMessages(sharedTexts);
  const editable = !disabled && !readOnly;
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const [typed, setTyped] = useState('');
  const list = useItems({
    ...{ value, defaultValue, onValueChange, maxItems },
    validate: (item) =>
      maxLength !== undefined && item.length > maxLength ? shared.itemTooLong(maxLength) : validate?.(item),
  });
  const field = useField({ ...common, name: undefined, error: common.error || list.error });
  const countId = `${field.id}-count`;
  const listName = typeof label === 'string' ? label : messages.options;
  const { editing } = useEditableText({
    inputRef: ref,
    rules: capitals ? upperCaseRules : storableRules,
    value: typed,
    defaultValue: '',
    onChange: (text, { nativeEvent }) => {
      setTyped(text);
      list.forgetError();
      const composing = isInputEvent(nativeEvent) && nativeEvent.isComposing;
      // Those of what was refused stay while a person mends it.
      if (!composing && partsOf(text) > partsOf(typed)) take(text);
    },
  });
  useFormReset(ref, () => {
    setTyped('');
    list.reset();
  });

  const take = (text: string) => {
    const pieces = piecesOf(capitals ? toUpperPt(text) : text);
    setTyped(pieces.length === 0 ? '' : list.add(pieces).join('; '));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !editable) return;
    const empty = event.currentTarget.value === '';
    const last = list.items.at(-1);
    if (event.key === 'Backspace' && empty && last !== undefined && !event.repeat) list.remove(last);
    else if ([',', ';'].includes(event.key) || (event.key === 'Enter' && !empty))
      take(event.currentTarget.value);
    else return;
    event.preventDefault();
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!editable || partsOf(text.trim()) === 1) return;
    event.preventDefault();
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    take(before.slice(0, selectionStart ?? undefined) + text + before.slice(selectionEnd ?? before.length));
  };

  return (
    <Field {...rest} common={common} field={field}>
      <ChipControl field={field}>
        <Chips
          name={shared.chosenItems(listName)}
          chips={list.items.map((item) => ({ id: item, label: item }))}
          max={maxChips}
          inputRef={ref}
          onRemove={editable ? list.remove : undefined}
        />
        <Input
          {...field.control}
          {...editing}
          aria-describedby={[field.control['aria-describedby'], countId].filter(Boolean).join(' ')}
          ref={mergedRef}
          autoComplete="off"
          autoCapitalize={capitals ? 'characters' : 'none'}
          maxLength={maxLength}
          placeholder={editable && list.items.length === 0 ? placeholder : undefined}
          data-upper-case={capitals ? '' : undefined}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={(event) => {
            if (editable && normalizeLine(typed) !== '' && list.error === undefined) take(typed);
            onBlur?.(event);
          }}
        />
        <span id={countId} hidden>
          {shared.itemCount(list.items.length)}
        </span>
        <Announcement>{list.announcement}</Announcement>
        {list.items.map((item) => (
          <FormValue key={item} name={name} value={item} disabled={disabled} />
        ))}
      </ChipControl>
    </Field>
  );
}
