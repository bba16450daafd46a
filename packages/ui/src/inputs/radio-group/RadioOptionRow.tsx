import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './RadioGroup.styles.ts';

interface RadioOptionRowProps extends ComponentPropsWithRef<'input'> {
  id: string;
  label: ReactNode;
  description?: ReactNode;
  disabledReason?: string | undefined;
  readOnly: boolean;
  invalid: boolean;
}

/** One option of a radio group with its description. Renders a `<div>`. */
export function RadioOptionRow({
  id,
  label,
  description,
  disabled,
  disabledReason,
  readOnly,
  invalid,
  ...input
}: RadioOptionRowProps) {
  const reason = disabled ? disabledReason : undefined;
  const described = [description && `${id}-description`, reason && `${id}-reason`];
  return (
    <S.Option>
      <S.Input
        {...input}
        id={id}
        disabled={disabled}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        data-invalid={invalid ? '' : undefined}
        data-read-only={readOnly ? '' : undefined}
      />
      <S.Text>
        <S.Label htmlFor={id} data-disabled={disabled ? '' : undefined}>
          {label}
        </S.Label>
        {description && <S.Description id={`${id}-description`}>{description}</S.Description>}
        {reason && <S.Description id={`${id}-reason`}>{reason}</S.Description>}
      </S.Text>
    </S.Option>
  );
}
