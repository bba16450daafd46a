import { type ComponentType, lazy, Suspense } from 'react';
import type { ErrorCodeProps } from './ErrorCode.tsx';

type Props = Pick<ErrorCodeProps, 'code'>;

const Loaded = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await import('./ErrorCode.tsx')).ErrorCode };
  } catch {
    return { default: ({ code }) => code }; // can still be chosen
  }
});

/** `ErrorCode`, fetched with the first failure that has one, so that no page loads it before. */
export function LazyErrorCode({ code }: Props) {
  return (
    <Suspense>
      <Loaded code={code} />
    </Suspense>
  );
}
