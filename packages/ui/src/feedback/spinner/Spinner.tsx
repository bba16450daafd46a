import type { ComponentPropsWithRef } from 'react';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './Spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the running task, for assistive technology. @default 'Carregando...' */
  label?: string | undefined;
  /** 16, 20 or 32 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** Shows that a task of unknown length is running. Renders a `<span role="status">`. */
export function Spinner({ label, size = 'md', ...rest }: SpinnerProps) {
  const messages = useMessages(commonTexts);
  return (
    <S.Root role="status" {...rest}>
      <S.Ring data-size={size} aria-hidden="true" />
      <S.Label>{label ?? messages.loading}</S.Label>
    </S.Root>
  );
}
