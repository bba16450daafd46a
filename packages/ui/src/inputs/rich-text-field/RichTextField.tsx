import {
  type CSSProperties,
  type FocusEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormReset } from '../../internal/editing/useFormReset.ts';
import { Field } from '../../internal/field/Field.tsx';
import { splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useCharacterCount } from '../../internal/field/useCharacterCount.ts';
import { useField } from '../../internal/field/useField.ts';
import { sanitizeHtml, wordsOf } from '../../internal/html/sanitizeHtml.ts';
import { useIsHydrated } from '../../internal/useIsHydrated.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './RichTextField.styles.ts';
import type { RichTextChange, RichTextFieldProps } from './RichTextField.types.ts';
import { LoadingText, StaticText } from './StaticText.tsx';
import { textAttributes } from './textAttributes.ts';
import { UnavailableEditor } from './UnavailableEditor.tsx';

const RichTextEditor = lazy(() =>
  import('./editor/RichTextEditor.tsx').catch(() => ({ default: UnavailableEditor })),
);

/**
 * A product description with titles, lists and links (PRC-029). Renders a `<div>` around label, toolbar, text and
 * message; the editor itself is loaded when the first one shows.
 */
export function RichTextField(props: RichTextFieldProps) {
  const {
    common,
    value,
    defaultValue = '',
    onValueChange,
    maxLength,
    placeholder,
    minRows = 6,
    inputRef,
    onBlur,
    onClick,
    ...rest
  } = splitFieldProps(props);
  const { name, readOnly, disabled } = common;
  const field = useField(common);
  const labelId = `${field.id}-label`;
  const formRef = useRef<HTMLInputElement>(null);
  const ownTextRef = useRef<HTMLElement>(null);
  const textRef = useMergedRefs(ownTextRef, inputRef);
  const [own, setOwn] = useState(defaultValue);
  useFormReset(formRef, () => setOwn(defaultValue));
  const hydrated = useIsHydrated();
  const html = useMemo(() => (hydrated ? sanitizeHtml(value ?? own) : ''), [hydrated, value, own]);
  const length = useMemo(
    () => (maxLength === undefined || html === '' ? 0 : wordsOf(html).length),
    [maxLength, html],
  );
  const count = useCharacterCount(field, length, maxLength);
  const attributes = textAttributes(field, labelId, count.describedBy);
  const rows: CSSProperties & Record<'--rich-text-rows', number> = { '--rich-text-rows': minRows };

  const handleChange: RichTextChange = (next, details) => {
    setOwn(next);
    onValueChange?.(next, details);
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    const shownLabel = event.currentTarget.querySelector('label');
    // A `<label>` works for native controls only.
    if (shownLabel && event.nativeEvent.composedPath().includes(shownLabel)) ownTextRef.current?.focus();
  };

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    const stays = event.currentTarget.contains(event.relatedTarget);
    if (!stays && event.currentTarget.contains(event.target)) onBlur?.(event);
  };

  const loading = <LoadingText html={html} attributes={attributes} />;

  return (
    <Field {...rest} onClick={handleClick} field={field} common={common} labelId={labelId} note={count.note}>
      <S.Box
        style={rows}
        data-invalid={field.invalid ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-read-only={readOnly && !disabled ? '' : undefined}
        onBlur={handleBlur}
      >
        {disabled || readOnly ? (
          <StaticText html={html} attributes={attributes} />
        ) : !hydrated ? (
          loading
        ) : (
          <Suspense fallback={loading}>
            <RichTextEditor
              value={value ?? own}
              lastChange={own}
              attributes={attributes}
              maxLength={maxLength}
              placeholder={placeholder}
              onChange={handleChange}
              textRef={textRef}
            />
          </Suspense>
        )}
      </S.Box>
      <input ref={formRef} type="hidden" name={name} value={html} disabled={disabled} />
    </Field>
  );
}
