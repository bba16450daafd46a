import type { PhoneKind } from '@portal/formats';
import type { FocusEvent, FocusEventHandler, Ref } from 'react';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { useFinding } from '../../internal/mask/useFinding.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './PhoneField.styles.ts';
import { PhonePart } from './PhonePart.tsx';
import { dddMask, numberMasks, type PhoneValue, phoneFault } from './phone.ts';
import { useHalves } from './useHalves.ts';
import { type PhoneChange, usePhoneValue } from './usePhoneValue.ts';

export interface PhoneFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** Eight digits of a landline or nine of a mobile (WID-022 to 025). Give the field another `key` to change it. */
  kind: PhoneKind;
  /** Area code and number, digits only, where the parent keeps them. */
  value?: PhoneValue | undefined;
  /** Area code and number at first, where the field keeps its own. @default { ddd: '', number: '' } */
  defaultValue?: PhoneValue | undefined;
  /** Called on every change with both halves, digits only. */
  onValueChange?: PhoneChange | undefined;
  /** The half that `error` is about. @default both */
  errorHalf?: keyof PhoneValue | undefined;
  /** Name of the area code in a form. @default `${name}.ddd` */
  dddName?: string | undefined;
  /** Name of the number in a form. @default `${name}.number` */
  numberName?: string | undefined;
  /** Whether the browser may fill in the person's own number. @default 'tel' */
  autoComplete?: 'tel' | 'off' | undefined;
  /** Example of a number; never in place of the label. */
  placeholder?: string | undefined;
  /** The `<input>` of the area code, the first; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The `<input>` of the number, the second. */
  numberRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves both inputs. */
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
}

const empty: PhoneValue = { ddd: '', number: '' };

/**
 * Area code and phone number: typing moves from one to the other, and a pasted number fills both. Renders a `<div
 * role="group">` around label, two `<input>` and one message; a form gets both, digits only.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    common,
    kind,
    value,
    defaultValue = empty,
    onValueChange,
    errorHalf,
    dddName = props.name && `${props.name}.ddd`,
    numberName = props.name && `${props.name}.number`,
    autoComplete = 'tel',
    placeholder,
    inputRef,
    numberRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { error, readOnly, disabled } = common;
  const messages = useMessages(sharedTexts);
  const editable = !readOnly && !disabled;
  const halves = useHalves(numberMasks[kind], editable);
  const problemOf = (phone: PhoneValue) => {
    const found = phoneFault(phone, kind);
    if (!found) return undefined;
    return found.kind === 'unknown' ? messages.areaCodeUnknown(phone.ddd) : messages.phoneInvalid;
  };
  const { current, change } = usePhoneValue(halves.dddRef, value, defaultValue, onValueChange, problemOf);
  const own = useFinding(halves.dddRef, current, editable ? (phone) => phoneFault(phone, kind) : undefined);
  const fault = error ? undefined : own.found;
  const field = useField({ ...common, name: undefined, error: fault ? problemOf(current) : error });
  const labelId = `${field.id}-label`;

  const wrong = fault?.part ?? errorHalf;

  const part = (which: keyof PhoneValue, id: string) => {
    const invalid = field.invalid && (wrong === undefined || wrong === which);
    return { ...field, invalid, control: { ...field.control, id, 'aria-invalid': invalid || undefined } };
  };

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    own.leave();
    onBlur?.(event);
  };

  return (
    <Field {...rest} role="group" aria-labelledby={labelId} labelId={labelId} field={field} common={common}>
      <S.Parts onBlur={handleBlur}>
        <PhonePart
          field={part('ddd', field.id)}
          partRef={halves.dddRef}
          inputRef={inputRef}
          label={messages.areaCode}
          prefix={<span aria-hidden="true">{messages.areaCode}</span>}
          name={dddName}
          mask={dddMask}
          value={current.ddd}
          onChange={(ddd, event) => {
            own.change();
            change('ddd', ddd, event);
            halves.focusNumber(event, ddd);
          }}
          onWhole={halves.write}
          autoComplete={autoComplete === 'off' ? 'off' : 'tel-area-code'}
        />
        <PhonePart
          field={part('number', `${field.id}-number`)}
          partRef={halves.numberRef}
          inputRef={numberRef}
          label={messages.phoneNumber}
          name={numberName}
          mask={numberMasks[kind]}
          value={current.number}
          onChange={(number, event) => {
            own.change();
            change('number', number, event);
          }}
          onWhole={halves.write}
          onKeyDown={halves.focusDdd}
          autoComplete={autoComplete === 'off' ? 'off' : 'tel-local'}
          placeholder={placeholder}
        />
      </S.Parts>
    </Field>
  );
}
