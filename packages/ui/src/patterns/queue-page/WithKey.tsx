import type { ReactNode } from 'react';
import * as S from './QueuePage.styles.ts';

interface WithKeyProps {
  /** Left out where the keys are switched off. */
  shortcut: string | undefined;
  children: ReactNode;
}

/** A label with its key, which the name of the button leaves out. Renders no element of its own. */
export function WithKey({ shortcut, children }: WithKeyProps) {
  return (
    <>
      {children}
      {shortcut !== undefined && <S.ButtonKey aria-hidden="true">{shortcut}</S.ButtonKey>}
    </>
  );
}
