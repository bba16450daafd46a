import { memo, type ReactNode } from 'react';
import * as S from './Field.styles.ts';

interface FieldLabelProps {
  id?: string | undefined;
  htmlFor: string;
  required: boolean;
  hidden: boolean;
  children: ReactNode;
}

/** Label of a control, with the red asterisk of a required one. */
export const FieldLabel = memo(function FieldLabel({
  id,
  htmlFor,
  required,
  hidden,
  children,
}: FieldLabelProps) {
  return (
    <S.Label id={id} htmlFor={htmlFor} data-hidden={hidden ? '' : undefined}>
      {children}
      {required && <S.Asterisk aria-hidden="true">*</S.Asterisk>}
    </S.Label>
  );
});
