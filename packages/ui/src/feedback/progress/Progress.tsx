import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import * as S from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the running task. */
  label: ReactNode;
  /** Progress from 0 to `max`; leave out when unknown. */
  value?: number | undefined;
  /** The `value` of a task that is done. @default 100 */
  max?: number | undefined;
}

/** A progress bar. Renders a `<div>` around label, percentage and `role="progressbar"`. */
export function Progress({ label, value, max = 100, ...rest }: ProgressProps) {
  const id = useId();
  const known = value === undefined || !(max > 0) ? undefined : Math.min(Math.max(value, 0), max);
  const percent = known === undefined ? undefined : Math.floor((known / max) * 100);
  const progress: CSSProperties & Record<'--progress', string> = { '--progress': `${percent ?? 0}%` };
  return (
    <S.Root {...rest}>
      <S.Label id={id}>{label}</S.Label>
      {percent !== undefined && <S.Percent aria-hidden="true">{percent}%</S.Percent>}
      <S.Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={known === undefined ? undefined : max}
        aria-valuenow={known}
        aria-valuetext={percent === undefined ? undefined : `${percent}%`}
      >
        <S.Bar data-indeterminate={known === undefined ? '' : undefined} style={progress} />
      </S.Track>
    </S.Root>
  );
}
