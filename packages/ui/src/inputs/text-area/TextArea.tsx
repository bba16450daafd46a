import { type ChangeEvent, type FocusEventHandler, type Ref, useRef, useState } from 'react';
import { takeStorable } from '../../internal/editing/takeStorable.ts';
import { useCutRemark } from '../../internal/editing/useCutRemark.ts';
import { useFormReset } from '../../internal/editing/useFormReset.ts';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useCharacterCount } from '../../internal/field/useCharacterCount.ts';
import { useField } from '../../internal/field/useField.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './TextArea.styles.ts';

export interface TextAreaProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The text, where the parent keeps it. */
  value?: string | undefined;
  /** The text at first, where the field keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called on every change; the letters stay as typed. */
  onValueChange?: ((value: string, details: { event: ChangeEvent<HTMLTextAreaElement> }) => void) | undefined;
  /** Lines shown at first; the person can draw it larger. @default 4 */
  rows?: number | undefined;
  /** Most characters; a count appears when few are left. */
  maxLength?: number | undefined;
  /** Example of a value. */
  placeholder?: string | undefined;
  /** The `<textarea>`; `ref` is the root element. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Called when focus leaves the text. */
  onBlur?: FocusEventHandler<HTMLTextAreaElement> | undefined;
}

/** Several lines of free text, as typed. Renders a `<div>` around label, `<textarea>` and message. */
export function TextArea(props: TextAreaProps) {
  const {
    common,
    value,
    defaultValue = '',
    onValueChange,
    rows = 4,
    maxLength,
    placeholder,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { readOnly, disabled } = common;
  const ref = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const field = useField({ ...common, remark: useCutRemark(ref) });
  const [own, setOwn] = useState(defaultValue);
  useFormReset(ref, () => setOwn(defaultValue));
  const text = value ?? own;
  const count = useCharacterCount(field, text.length, maxLength);

  return (
    <Field {...rest} field={field} common={common} note={count.note}>
      <S.Area
        {...field.control}
        aria-describedby={count.describedBy}
        ref={mergedRef}
        value={text}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        data-invalid={field.invalid ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-read-only={readOnly ? '' : undefined}
        onChange={(event) => {
          const next = takeStorable(event.currentTarget);
          setOwn(next);
          onValueChange?.(next, { event });
        }}
        onBlur={onBlur}
      />
    </Field>
  );
}
