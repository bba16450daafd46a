import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { LazyErrorCode } from '../../feedback/error-code/LazyErrorCode.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import * as S from './DialogFailure.styles.ts';

interface DialogFailureProps {
  error: Failure | null;
  /** The way on, as a button that reads the record again. */
  action?: ReactNode;
}

/** Why the act of a dialog failed, which comes into sight. Renders an alert, also while empty, so that new text is announced. */
export function DialogFailure({ error, action }: DialogFailureProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (error) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <S.Root ref={ref} role="alert">
      {error && (
        <Banner tone="danger" title={error.message} action={action}>
          {error.code && <LazyErrorCode code={error.code} />}
        </Banner>
      )}
    </S.Root>
  );
}
