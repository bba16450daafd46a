import { isIsoDate } from '@portal/formats';
import { invalidParameters } from '../http/GatewayError.ts';
import { messages } from '../http/messages.ts';
import type { Period } from './createdBetween.ts';

/** The two dates as lists carry them in their query. */
interface PeriodQuery {
  readonly DataInicio?: string;
  readonly DataFim?: string;
}

/**
 * Reads the period of a list.
 *
 * @throws GatewayError 400 at the parameter that has the form of a date and is none, such as 2027-02-30.
 */
export function requirePeriod({ DataInicio, DataFim }: PeriodQuery): Period {
  const wrong = Object.entries({ DataInicio, DataFim }).filter(
    ([, date]) => date !== undefined && !isIsoDate(date),
  );
  if (wrong.length > 0) {
    throw invalidParameters(Object.fromEntries(wrong.map(([name]) => [name, [messages.badDate]])));
  }
  return { from: DataInicio, until: DataFim };
}
