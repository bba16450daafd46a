import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import type { FieldState } from '../field/useField.ts';
import { isElement } from '../isElement.ts';
import * as S from './Chips.styles.ts';

interface ChipControlProps {
  field: FieldState;
  ref?: Ref<HTMLDivElement> | undefined;
  onClick?: MouseEventHandler | undefined;
  /** After all lines, as an arrow. */
  end?: ReactNode;
  /** Chips and input. */
  children: ReactNode;
}

/** A press beside the text goes to the text, as in a native input. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (isElement(event.target) && event.target.closest('input, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** The bordered box around chips and the text that becomes the next one. */
export function ChipControl({ field, ref, onClick, end, children }: ChipControlProps) {
  return (
    <S.ChipBox
      ref={ref}
      data-invalid={field.invalid ? '' : undefined}
      data-disabled={field.control.disabled ? '' : undefined}
      data-read-only={field.control.readOnly ? '' : undefined}
      onMouseDown={focusInput}
      onClick={onClick}
    >
      <S.Flow>{children}</S.Flow>
      {end}
    </S.ChipBox>
  );
}
