import { ChevronDown, X } from 'lucide-react';
import {
  type FocusEventHandler,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { selectionTexts } from '../../locale/selectionTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { useFormReset } from '../editing/useFormReset.ts';
import { Input } from '../field/ControlBox.styles.ts';
import { ControlBox } from '../field/ControlBox.tsx';
import { Field, type FieldRootProps } from '../field/Field.tsx';
import { FormValue } from '../field/FormValue.tsx';
import { type FieldProps, splitFieldProps } from '../field/fieldProps.ts';
import { useField } from '../field/useField.ts';
import { isElement } from '../isElement.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { LazyListPanel } from './LazyListPanel.tsx';
import { listboxTexts } from './Listbox.texts.ts';
import type { OptionValue, SelectOption } from './options/option.ts';
import type { OptionSource } from './options/optionSource.ts';
import * as S from './SingleCombobox.styles.ts';
import { useCombobox } from './useCombobox.ts';
import type { ComboboxState } from './useComboboxState.ts';

/** What every field that chooses one option takes beside its options and value. */
export interface SingleComboboxProps extends FieldProps, Omit<FieldRootProps, 'children' | 'onSelect'> {
  /** Shown while nothing is chosen. @default 'Selecione' */
  placeholder?: string | undefined;
  /** Offers to choose nothing again, by a button and by Escape on the closed list. @default true, false with `required` */
  clearable?: boolean | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the field. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

interface Workings<Value extends OptionValue> {
  state: ComboboxState<Value>;
  source: OptionSource<Value>;
  selected: SelectOption<Value> | null;
  onChoose: (option: SelectOption<Value> | null) => void;
  onReset: () => void;
}

/** A field that chooses one option from a list it filters or searches as a person types. */
export function SingleCombobox<Value extends OptionValue>(props: SingleComboboxProps & Workings<Value>) {
  const {
    common,
    state,
    source,
    selected,
    onChoose,
    onReset,
    placeholder,
    clearable = !props.required,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { label, name, readOnly, disabled } = common;
  const messages = useMessages(listboxTexts);
  const selection = useMessages(selectionTexts);
  const ref = useRef<HTMLInputElement>(null);
  const anchorRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const editable = !disabled && !readOnly;
  const selectedValue = selected?.value;
  const shown = useRef(selectedValue);
  const isSelected = useCallback((value: Value) => value === selectedValue, [selectedValue]);
  const canClear = editable && clearable && selected !== null;

  const choose = (option: SelectOption<Value> | null) => {
    onChoose(option);
    state.close();
  };

  const combobox = useCombobox({
    inputRef: ref,
    state,
    source,
    editable,
    start: selected?.value,
    automatic: true,
    onChoose: choose,
    onErased: () => {
      if (canClear) onChoose(null);
    },
    onEscape: () => {
      if (canClear) choose(null);
      return canClear;
    },
  });

  const { notice } = combobox;
  const field = useField({
    ...common,
    name: undefined,
    hint: notice.hint ?? common.hint,
    error: notice.error ?? (notice.hint ? undefined : common.error), // nothing is wrong before the answer
  });

  useFormReset(ref, () => {
    state.close();
    onReset();
  });

  const forgetTyped = useEffectEvent(() => {
    if (state.left) state.close();
  });
  useLayoutEffect(() => {
    if (shown.current === selectedValue) return;
    shown.current = selectedValue;
    forgetTyped(); // another value is there: what was typed is past
  }, [selectedValue]);

  const handleClick = ({ target }: MouseEvent) => {
    if (!isElement(target) || target.closest('button')) return;
    if (state.open && target.closest('[data-arrow]')) state.fold();
    else {
      if (state.text === null) ref.current?.select(); // typing replaces the label
      combobox.open();
    }
  };

  return (
    <Field {...rest} common={common} field={field}>
      <S.Anchor ref={anchorRef} onClick={editable ? handleClick : undefined}>
        <ControlBox field={field}>
          <Input
            {...field.control}
            {...combobox.input}
            ref={mergedRef}
            value={state.text ?? selected?.label ?? ''}
            placeholder={editable ? (placeholder ?? messages.selectPlaceholder) : undefined}
            onFocus={(event) => {
              combobox.input.onFocus(event);
              if (editable) state.prepare();
            }}
            onBlur={(event) => {
              combobox.input.onBlur(event);
              onBlur?.(event);
            }}
          />
          <FormValue name={name} value={selected?.value ?? ''} disabled={disabled} />
          {canClear && (
            <IconButton
              size="sm"
              tabIndex={-1} // Escape does the same
              label={selection.clearSelection}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                choose(null);
                ref.current?.focus();
              }}
            />
          )}
          {!readOnly && (
            <S.Arrow aria-hidden="true" data-arrow="" data-open={state.open ? '' : undefined}>
              <ChevronDown />
            </S.Arrow>
          )}
        </ControlBox>
      </S.Anchor>
      {state.mounted && editable && (
        <LazyListPanel
          open={state.open}
          anchorRef={anchorRef}
          combobox={combobox}
          source={source}
          label={label}
          isSelected={isSelected}
          onClose={combobox.dismiss}
        />
      )}
    </Field>
  );
}
