import { readInstant } from '@portal/formats';
import type { ComponentPropsWithRef } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { ageText } from './ageText.ts';
import { useMinute } from './useMinute.ts';

export interface RelativeAgeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** When it was: ISO with offset, as in `2027-03-10T09:00:00-03:00`. Nothing shows `-`. */
  instant: string | null | undefined;
  /** From when to look. @default the clock of the device, looked at each minute while the page is seen; a server writes the moment itself */
  now?: Date | undefined;
}

/** How long ago something was, as in "Há 3 dias" (FND-095, FND-096, SUP-004). Renders a `<time>`. */
export function RelativeAge({ instant, now, ...rest }: RelativeAgeProps) {
  const messages = useMessages(sharedTexts);
  const { formats, invalidDate } = useMessages(valueTexts);
  const nowMs = useMinute(now?.getTime());
  if (!instant) return <time {...rest}>-</time>;
  const thenMs = readInstant(instant);
  if (thenMs === null || (nowMs !== undefined && Number.isNaN(nowMs)))
    return <time {...rest}>{invalidDate}</time>;
  const written = formats.instantDateTime(instant);
  return (
    <time title={written} {...rest} dateTime={instant}>
      {nowMs === undefined ? written : ageText(thenMs, nowMs, messages)}
    </time>
  );
}
