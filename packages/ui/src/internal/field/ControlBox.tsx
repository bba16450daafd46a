import type { MouseEvent, ReactNode } from 'react';
import { isElement } from '../isElement.ts';
import * as S from './ControlBox.styles.ts';
import type { FieldState } from './useField.ts';

interface ControlBoxProps {
  field: FieldState;
  /** Before the text, as `R$`. */
  prefix?: ReactNode;
  /** After the text, as a unit. */
  suffix?: ReactNode;
  /** The input and what else acts inside the box. */
  children: ReactNode;
}

/** A press beside the text goes to the text, as in a native input. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (isElement(event.target) && event.target.closest('input, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** The bordered box around a single-line input. */
export function ControlBox({ field, prefix, suffix, children }: ControlBoxProps) {
  return (
    <S.Box
      data-invalid={field.invalid ? '' : undefined}
      data-disabled={field.control.disabled ? '' : undefined}
      data-read-only={field.control.readOnly ? '' : undefined}
      onMouseDown={focusInput}
    >
      {prefix !== undefined && <S.Affix>{prefix}</S.Affix>}
      {children}
      {suffix !== undefined && <S.Affix>{suffix}</S.Affix>}
    </S.Box>
  );
}
