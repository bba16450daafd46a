import {
  type ChangeEvent,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { storableRules } from '../../internal/editing/storableRules.ts';
import { upperCaseRules } from '../../internal/editing/upperCaseRules.ts';
import { useCutRemark } from '../../internal/editing/useCutRemark.ts';
import { useEditableText } from '../../internal/editing/useEditableText.ts';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { TextControl } from '../../internal/field/TextControl.tsx';
import { useCharacterCount } from '../../internal/field/useCharacterCount.ts';
import { useField } from '../../internal/field/useField.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';

export interface TextFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The text, where the parent keeps it. */
  value?: string | undefined;
  /** The text at first, where the field keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called on every change, in capitals where `upperCase` holds. */
  onValueChange?: ((value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  /** Converts typed text to capitals; not for e-mails and addresses. @default true */
  upperCase?: boolean | undefined;
  /** What is typed: decides on the keys of a phone and on what browsers fill in. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'search' | 'tel' | undefined;
  /** What the browser may fill in, as `organization`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Keyboard of a touch screen. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** Most characters; a count appears when few are left. */
  maxLength?: number | undefined;
  /** Example of a value; never in place of the label. */
  placeholder?: string | undefined;
  /** Inside the box before the text, as `R$`. */
  prefix?: ReactNode;
  /** Inside the box after the text, as a unit. */
  suffix?: ReactNode;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the text. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** One line of text, in capitals by default. Renders a `<div>` around label, `<input>` and message. */
export function TextField(props: TextFieldProps) {
  const {
    common,
    value,
    defaultValue = '',
    onValueChange,
    upperCase = true,
    type = 'text',
    autoComplete,
    inputMode,
    maxLength,
    placeholder,
    prefix,
    suffix,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const capitals = upperCase && type !== 'email' && type !== 'url';
  const { text, editing } = useEditableText({
    inputRef: ref,
    rules: capitals ? upperCaseRules : storableRules,
    value,
    defaultValue,
    onChange: (next, event) => onValueChange?.(next, { event }),
  });
  const field = useField({ ...common, remark: useCutRemark(ref) });
  const count = useCharacterCount(field, text.length, maxLength);

  return (
    <Field {...rest} field={field} common={common} note={count.note}>
      <TextControl
        {...editing}
        field={field}
        prefix={prefix}
        suffix={suffix}
        aria-describedby={count.describedBy}
        ref={mergedRef}
        type={type}
        autoCapitalize={capitals ? 'characters' : 'none'}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        placeholder={placeholder}
        data-upper-case={capitals ? '' : undefined}
        onBlur={onBlur}
      />
    </Field>
  );
}
