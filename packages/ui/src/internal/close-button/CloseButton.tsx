import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import * as S from './CloseButton.styles.ts';

interface CloseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name; the cross needs no tooltip. */
  label: string;
}

/** A cross that closes its container. Renders a `<button>`. */
export function CloseButton({ label, ...rest }: CloseButtonProps) {
  return (
    <S.Root {...rest} type="button" aria-label={label}>
      <X aria-hidden="true" />
    </S.Root>
  );
}
