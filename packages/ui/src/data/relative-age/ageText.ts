import { ageOf } from '@portal/formats';
import type { Messages } from '../../locale/messages.ts';

/** How long ago something was, in words; see `ageOf` for how it counts. */
export function ageText(
  thenMs: number,
  nowMs: number,
  messages: Pick<Messages, 'ageInDays' | 'ageInHours'>,
): string {
  const { count, unit } = ageOf(thenMs, nowMs);
  return unit === 'day' ? messages.ageInDays(count) : messages.ageInHours(count);
}
