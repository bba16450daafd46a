import { ageOf } from '@portal/formats';
import type { sharedTexts } from '../../locale/sharedTexts.ts';

/** How long ago something was, in words; see `ageOf` for how it counts. */
export function ageText(
  thenMs: number,
  nowMs: number,
  messages: Pick<typeof sharedTexts, 'ageInDays' | 'ageInHours'>,
): string {
  const { count, unit } = ageOf(thenMs, nowMs);
  return unit === 'day' ? messages.ageInDays(count) : messages.ageInHours(count);
}
