import { useLatest } from './useLatest.ts';

/** The part of an answer whose fields still have the values that they had when it was asked for. */
export function untouchedPart<Values extends object>(
  asked: Values,
  now: Values,
  answer: Partial<Values>,
): Partial<Values> {
  const names = Object.keys(answer) as (keyof Values)[]; // an answer has no other fields
  return Object.fromEntries(
    names.filter((name) => Object.is(asked[name], now[name])).map((name) => [name, answer[name]]),
  ) as Partial<Values>; // the same fields, fewer
}

/**
 * Keeps what a person typed while an answer was on its way: a late answer fills only what was not touched since the
 * question (D28).
 *
 * @param values the fields that an answer may fill, as they are drawn.
 * @example
 * const ask = useLateAnswer({ street, district });
 * const fillable = ask(); // the question
 * fill(fillable(await answer));
 */
export function useLateAnswer<Values extends object>(values: Values) {
  const latest = useLatest(values);
  return () => {
    const asked = latest.current;
    return (answer: Partial<Values>): Partial<Values> => untouchedPart(asked, latest.current, answer);
  };
}
