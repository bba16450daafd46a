import { useMessages } from '../../locale/useMessages.ts';
import { writeBound } from './numberText.ts';

/** The message of a value beyond a limit. `write` formats the limit. */
export function useBoundError(
  { min, max }: { min: number | undefined; max: number | undefined },
  write: (bound: number) => string = writeBound,
) {
  const messages = useMessages();
  return (value: number | null): string | undefined => {
    if (value === null) return undefined;
    if (min !== undefined && value < min) return messages.leastValue(write(min));
    if (max !== undefined && value > max) return messages.greatestValue(write(max));
    return undefined;
  };
}
