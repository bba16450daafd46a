import { ChevronDown } from 'lucide-react';
import { type FocusEventHandler, type MouseEvent, type Ref, useRef } from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { ChipControl } from '../../internal/chips/ChipControl.tsx';
import { Chips } from '../../internal/chips/Chips.tsx';
import { useFormReset } from '../../internal/editing/useFormReset.ts';
import { Input } from '../../internal/field/ControlBox.styles.ts';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { FormValue } from '../../internal/field/FormValue.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { isElement } from '../../internal/isElement.ts';
import { LazyListPanel } from '../../internal/listbox/LazyListPanel.tsx';
import { listboxTexts } from '../../internal/listbox/Listbox.texts.ts';
import type { OptionValue } from '../../internal/listbox/options/option.ts';
import { Arrow } from '../../internal/listbox/SingleCombobox.styles.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { selectionTexts } from '../../locale/selectionTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type MultiSelectChoice, useMultiSelect } from './useMultiSelect.ts';
import type { OptionSourceProps } from './useOptionSource.ts';

export interface MultiSelectProps<Value extends OptionValue = string>
  extends FieldProps,
    Omit<FieldRootProps, 'children' | 'onSelect'>,
    OptionSourceProps<Value>,
    MultiSelectChoice<Value> {
  /** Chips shown before "+N". @default all */
  maxChips?: number | undefined;
  /** Shown while nothing is chosen. @default 'Selecione' */
  placeholder?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the text. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * Chooses several options, shown as removable chips; can create new ones from typed text. Renders a `<div>` around
 * label, chips, `<input role="combobox">` and message; a form gets one value for each.
 */
export function MultiSelect<Value extends OptionValue = string>(props: MultiSelectProps<Value>) {
  const {
    common,
    value,
    defaultValue,
    onValueChange,
    onCreate,
    createMaxLength,
    exclusiveValue,
    options,
    total,
    hasMore,
    loading,
    loadError,
    onRetry,
    onSearch,
    onLoadMore,
    searchDelayMs,
    minSearchLength,
    maxChips,
    placeholder,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { label, name, readOnly, disabled } = common;
  const messages = useMessages(listboxTexts);
  const selection = useMessages(selectionTexts);
  const shared = useMessages(sharedTexts);
  const editable = !disabled && !readOnly;
  const ref = useRef<HTMLInputElement>(null);
  const select = useMultiSelect(
    { value, defaultValue, onValueChange, onCreate, createMaxLength, exclusiveValue },
    {
      options,
      total,
      hasMore,
      loading,
      loadError,
      onRetry,
      onSearch,
      onLoadMore,
      searchDelayMs,
      minSearchLength,
    },
    editable,
    ref,
  );
  const { state, combobox, chosen } = select;
  const { notice } = combobox;
  const field = useField({
    ...common,
    name: undefined,
    hint: notice.hint ?? common.hint,
    error: select.error ?? notice.error ?? (notice.hint ? undefined : common.error),
  });
  const anchorRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const countId = `${field.id}-count`;
  const listName = typeof label === 'string' ? label : messages.options;
  useFormReset(ref, select.reset);

  const handleClick = ({ target }: MouseEvent) => {
    if (!isElement(target) || target.closest('button')) return;
    if (state.open && target.closest('[data-arrow]')) state.fold();
    else combobox.open();
  };

  const chips = [
    ...chosen.map((option) => ({ id: `${option.value}`, label: option.label })),
    ...select.pending.map((text) => ({ id: `new ${text}`, label: text, pending: true })),
  ];

  return (
    <Field {...rest} common={common} field={field}>
      <ChipControl
        field={field}
        ref={anchorRef}
        onClick={editable ? handleClick : undefined}
        end={
          !readOnly && (
            <Arrow aria-hidden="true" data-arrow="" data-open={state.open ? '' : undefined}>
              <ChevronDown />
            </Arrow>
          )
        }
      >
        <Chips
          name={shared.chosenItems(listName)}
          chips={chips}
          max={maxChips}
          inputRef={ref}
          onRemove={
            editable
              ? (id) => {
                  const option = chosen.find((other) => `${other.value}` === id);
                  if (option) select.remove(option);
                }
              : undefined
          }
        />
        <Input
          {...field.control}
          {...combobox.input}
          aria-describedby={[field.control['aria-describedby'], countId].filter(Boolean).join(' ')}
          ref={mergedRef}
          value={state.text ?? ''}
          maxLength={select.maxLength}
          enterKeyHint={onCreate && 'enter'} // else the key of a phone may lead to the next field
          placeholder={
            editable && chips.length === 0 ? (placeholder ?? messages.selectPlaceholder) : undefined
          }
          onChange={(event) => {
            select.forgetError(false);
            combobox.input.onChange(event);
          }}
          onBlur={(event) => {
            select.forgetError(true);
            combobox.input.onBlur(event);
            onBlur?.(event);
          }}
        />
        <span id={countId} hidden>
          {selection.chosenCount(chosen.length)}
        </span>
        <Announcement>{select.announcement}</Announcement>
        {chosen.map((option) => (
          <FormValue key={option.value} name={name} value={option.value} disabled={disabled} />
        ))}
      </ChipControl>
      {state.open && editable && (
        <LazyListPanel
          open // not rendered in advance: chips move its anchor
          anchorRef={anchorRef}
          combobox={combobox}
          source={select.source}
          label={label}
          multiple
          hint={
            select.createHint === undefined
              ? undefined
              : { text: select.createHint, onPress: combobox.create }
          }
          isSelected={select.isChosen}
          onClose={combobox.dismiss}
        />
      )}
    </Field>
  );
}
