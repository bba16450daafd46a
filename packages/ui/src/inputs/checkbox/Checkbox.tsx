import { useEffect, useRef } from 'react';
import { CheckField, type CheckFieldProps } from '../../internal/check/CheckField.tsx';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './Checkbox.styles.ts';

export interface CheckboxProps extends CheckFieldProps {
  /** Some, but not all, of its items are selected. @default false */
  indeterminate?: boolean | undefined;
}

/** Yes or no, or one of several. Renders a `<div>` around `<input type="checkbox">`, label and message. */
export function Checkbox({ indeterminate = false, inputRef, ...props }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);

  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  });

  return <CheckField {...props} inputRef={mergedRef} input={S.Input} message={S.Message} />;
}
