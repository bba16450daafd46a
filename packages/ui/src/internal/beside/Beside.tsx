import type { ReactNode } from 'react';
import * as S from './Beside.styles.ts';

interface BesideProps {
  /** Beside the rest from 1024 px on, below it on less; without it the rest has the whole width. */
  aside: ReactNode;
  /** Accessible name of the second part. */
  label: string;
  children: ReactNode;
}

/** A form with something to look at next to it, such as a document. Renders a `<div>`. */
export function Beside({ aside, label, children }: BesideProps) {
  const hasAside = aside !== undefined && aside !== null && aside !== false;
  return (
    <S.Columns data-aside={hasAside || undefined}>
      <S.Main>{children}</S.Main>
      {hasAside && (
        <S.Aside role="group" aria-label={label} tabIndex={0}>
          {aside}
        </S.Aside>
      )}
    </S.Columns>
  );
}
