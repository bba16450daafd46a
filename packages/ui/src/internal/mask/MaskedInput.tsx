import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { fieldTexts } from '../../locale/fieldTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { EditRules } from '../editing/edit.ts';
import { replaceText } from '../editing/replaceText.ts';
import { Field } from '../field/Field.tsx';
import { FormValue } from '../field/FormValue.tsx';
import { splitFieldProps } from '../field/fieldProps.ts';
import { TextControl } from '../field/TextControl.tsx';
import { useField } from '../field/useField.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { useSteady } from '../useSteady.ts';
import type { BareFieldProps } from './bareFieldProps.ts';
import type { Finding, Offer } from './finding.ts';
import * as S from './MaskedInput.styles.ts';
import { format, type Mask } from './mask.ts';
import { useCompletion } from './useCompletion.ts';
import { useFinding } from './useFinding.ts';
import { useMask } from './useMask.ts';

interface MaskedInputProps extends BareFieldProps {
  /** One that does not change while the field lives. */
  mask: Mask;
  /** How edits go, where not by the mask alone. */
  rules?: EditRules | undefined;
  /** Validates a value on blur; not called for an empty one. */
  find?: ((bare: string) => Finding | undefined) | undefined;
  /** What the field can write by itself, apart from what a finding offers. */
  offer?: ((bare: string) => Offer | undefined) | undefined;
  /** Called once for each newly complete value. */
  onComplete?: ((bare: string) => void) | undefined;
  /** Lets the same complete value be reported again, by a button of this label or typed once more. */
  repeatLabel?: string | undefined;
  /** Something about the value is under way. */
  busy?: boolean | undefined;
  /** Announced whenever it changes; `''` where an announcement or a warning may follow. */
  status?: string | undefined;
  /** In the box after the text. */
  suffix?: ReactNode;
}

/** A field whose text is kept in a mask; outside, and in a form, only the bare text is known. Renders a `<div>`. */
export function MaskedInput(props: MaskedInputProps) {
  const {
    common,
    value,
    defaultValue = '',
    onValueChange,
    autoComplete = 'off',
    placeholder,
    inputRef,
    onBlur,
    mask,
    rules,
    find,
    offer,
    onComplete,
    repeatLabel,
    busy,
    status,
    suffix,
    ...rest
  } = splitFieldProps(props);
  const { name, readOnly, disabled } = common;
  const messages = useMessages(fieldTexts);
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const [announcement, setAnnouncement] = useState('');
  const complete = useCompletion(mask.capacity, onComplete, repeatLabel !== undefined);
  const { bare, pasteFault, editing } = useMask({
    inputRef: ref,
    mask,
    rules,
    value,
    defaultValue,
    onChange: (next, event) => {
      setAnnouncement('');
      judgement.change();
      const found = next === '' ? undefined : find?.(next);
      onValueChange?.(next, { event, problem: found?.tone === 'warning' ? undefined : found?.text });
      complete(bare, next);
    },
  });
  const editable = !readOnly && !disabled;
  const judgement = useFinding(ref, bare, editable && bare !== '' ? find : undefined);
  const warns = judgement.found?.tone === 'warning';
  const field = useField({
    ...common,
    name: undefined,
    error: common.error || (warns ? undefined : judgement.found?.text),
    warning: warns ? judgement.found?.text : undefined,
    remark: pasteFault && messages.pasteFaults[pasteFault],
  });
  /** Announced: unlike an error it keeps nobody from going on, so that nothing else leads back to it. */
  const warning = field.kind === 'warning' && field.message;
  const offered = editable ? (judgement.found?.offer ?? offer?.(bare)) : undefined;
  const letters = mask.pattern.includes('A');

  const accept = ({ value: offeredValue, done }: Offer) => {
    const input = ref.current;
    if (!input) return;
    input.focus(); // the button goes away
    const text = format(mask, offeredValue);
    replaceText(input, { text, caret: text.length });
    setAnnouncement(done);
  };

  const handleBlur = useSteady((event: FocusEvent<HTMLInputElement>) => {
    judgement.leave();
    onBlur?.(event);
  });

  const repeat = () => {
    ref.current?.focus(); // the button goes away
    onComplete?.(bare);
  };

  const action = offered ? (
    <S.Offer type="button" onClick={() => accept(offered)}>
      {offered.label}
    </S.Offer>
  ) : (
    repeatLabel &&
    editable &&
    bare.length === mask.capacity && (
      <S.Offer type="button" onClick={repeat}>
        {repeatLabel}
      </S.Offer>
    )
  );

  return (
    <Field {...rest} field={field} common={common} action={action}>
      <TextControl
        {...editing}
        field={field}
        as={S.Code}
        suffix={suffix}
        ref={mergedRef}
        inputMode={letters ? 'text' : 'numeric'}
        autoCapitalize={letters ? 'characters' : 'none'}
        autoComplete={autoComplete}
        spellCheck={false}
        placeholder={placeholder}
        aria-busy={busy || undefined}
        data-upper-case={letters ? '' : undefined}
        onBlur={handleBlur}
      />
      <FormValue name={name} value={bare} disabled={disabled} />
      {status !== undefined && <S.Status role="status">{announcement || warning || status}</S.Status>}
    </Field>
  );
}
