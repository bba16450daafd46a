import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type FocusEventHandler,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import * as F from '../../internal/field/Field.styles.ts';
import { FieldFooter } from '../../internal/field/FieldFooter.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import type { FieldState } from '../../internal/field/useField.ts';
import { focusedBeside } from '../../internal/focusedBeside.ts';
import { isElement } from '../../internal/isElement.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';

interface RadioFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'onBlur'> {
  common: FieldProps;
  field: FieldState;
  /** Focus left the whole group. */
  onBlur: FocusEventHandler<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Scrolls to the message below a group that has focus, as far as the button that has it stays in sight; not under a press. */
function showMessage(group: HTMLElement | null) {
  if (!group) return;
  const focused = focusedBeside(group);
  if (!isElement(focused) || !group.contains(focused) || group.matches(':active')) return;
  group.lastElementChild?.scrollIntoView({ block: 'nearest' });
  focused.scrollIntoView({ block: 'nearest' });
}

/** Frame of a choice among radio buttons. Renders a `<div role="radiogroup">` around label, buttons and message. */
export function RadioFrame({
  common: { label, hideLabel = false, name, readOnly, disabled },
  field,
  onFocus,
  onBlur,
  ref,
  children,
  ...rest
}: RadioFrameProps) {
  const labelId = `${field.id}-label`;
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);

  useLayoutEffect(() => {
    if (field.invalid) showMessage(own.current); // which may come after the focus
  }, [field.invalid]);

  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (field.invalid && !event.currentTarget.contains(event.relatedTarget)) showMessage(event.currentTarget);
    onFocus?.(event);
  };

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };

  return (
    <F.Root
      {...rest}
      ref={rootRef}
      data-field={name}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      aria-required={field.control['aria-required']}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabled || undefined}
      onFocus={handleFocus}
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
