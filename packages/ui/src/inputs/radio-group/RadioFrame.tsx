import type { ComponentPropsWithRef, FocusEvent, FocusEventHandler, ReactNode } from 'react';
import * as F from '../../internal/field/Field.styles.ts';
import { FieldFooter } from '../../internal/field/FieldFooter.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import type { FieldState } from '../../internal/field/useField.ts';

interface RadioFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'onBlur'> {
  common: FieldProps;
  field: FieldState;
  /** Focus left the whole group. */
  onBlur: FocusEventHandler<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Frame of a choice among radio buttons. Renders a `<div role="radiogroup">` around label, buttons and message. */
export function RadioFrame({
  common: { label, hideLabel = false, readOnly, disabled },
  field,
  onBlur,
  children,
  ...rest
}: RadioFrameProps) {
  const labelId = `${field.id}-label`;

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };

  return (
    <F.Root
      {...rest}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      aria-required={field.control['aria-required']}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabled || undefined}
      onBlur={handleBlur}
    >
      <F.Label as="span" id={labelId} data-hidden={hideLabel ? '' : undefined}>
        {label}
        {field.required && <F.Asterisk aria-hidden="true">*</F.Asterisk>}
      </F.Label>
      {children}
      <FieldFooter field={field} />
    </F.Root>
  );
}
