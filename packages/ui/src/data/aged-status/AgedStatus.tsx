import type { ComponentPropsWithRef } from 'react';
import { RelativeAge } from '../relative-age/RelativeAge.tsx';
import { StatusBadge, type StatusBadgeProps } from '../status-badge/StatusBadge.tsx';
import * as S from './AgedStatus.styles.ts';

export interface AgedStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The status in a word or two. */
  label: string;
  /** Whose turn it is, as of a `StatusBadge`. @default 'neutral' */
  tone?: StatusBadgeProps['tone'];
  /** When the record was last changed: ISO with offset. */
  instant: string | null | undefined;
  /** From when to look. @default the clock of the device */
  now?: Date | undefined;
}

/** A status, and below it how long the record has stood so (SUP-002, SUP-003). Fits a row of a table. Renders a `<div>`. */
export function AgedStatus({ label, tone, instant, now, ...rest }: AgedStatusProps) {
  return (
    <S.Root {...rest}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <S.Age>
        <RelativeAge instant={instant} now={now} />
      </S.Age>
    </S.Root>
  );
}
