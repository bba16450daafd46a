import { EMPTY_TEXT } from '@portal/formats';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isCode } from '../../internal/isCode.ts';
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
 * A fact of a `DescriptionList`; `data-span="full"` gives it a whole line. Renders a `<div>` with `<dt>` and `<dd>`, which
 * HTML ties together: a `<dd>` takes no name.
 */
export function Description({ label, children, ...rest }: DescriptionProps) {
  return (
    <div {...rest}>
      <S.Label>{label}</S.Label>
      <S.Value data-code={isCode(children) ? '' : undefined}>
        {isEmpty(children) ? EMPTY_TEXT : children}
      </S.Value>
    </div>
  );
}
