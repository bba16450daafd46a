import { EMPTY_TEXT } from '@portal/formats';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './DescriptionList.styles.ts';

export interface DescriptionProps extends ComponentPropsWithRef<'div'> {
  /** What the value is. */
  label: string;
  /** The value; a text keeps its lines, nothing shows as a dash. */
  children?: ReactNode;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/**
 * A fact of a `DescriptionList`, its value named by its label; `data-span="full"` gives it a whole line. Renders a `<div>`
 * with `<dt>` and `<dd>`.
 */
export function Description({ label, children, ...rest }: DescriptionProps) {
  const labelId = useId();
  return (
    <div {...rest}>
      <S.Label id={labelId}>{label}</S.Label>
      <S.Value aria-labelledby={labelId}>{isEmpty(children) ? EMPTY_TEXT : children}</S.Value>
    </div>
  );
}
