import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { writeBound } from './numberText.ts';
import { inSigns } from './signs.ts';

/** The message of a value beyond a limit. `write` formats the limit, in the signs of Portuguese. */
export function useBoundError(
  { min, max }: { min: number | undefined; max: number | undefined },
  write: (bound: number) => string = writeBound,
) {
  const messages = useMessages(sharedTexts);
  const { formats } = useMessages(valueTexts);
  const written = (bound: number) => inSigns(write(bound), formats.signs);
  return (value: number | null): string | undefined => {
    if (value === null) return undefined;
    if (min !== undefined && value < min) return messages.leastValue(written(min));
    if (max !== undefined && value > max) return messages.greatestValue(written(max));
    return undefined;
  };
}
