import { useState } from 'react';

/** What a server found wrong, by field. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/**
 * What the server found wrong with what was sent. It is about that value only: once the person changes it, or sends it
 * anew, nothing is said any more.
 *
 * @param waiting an answer is on its way
 */
export function useServerErrors<Values extends object>(
  values: Values,
  fieldErrors: FieldErrors<Values> | undefined,
  waiting: boolean,
) {
  const content = JSON.stringify(fieldErrors ?? {});
  const [answer, setAnswer] = useState({ content, waiting, values, turn: 0 });
  if (answer.content !== content || answer.waiting !== waiting) {
    setAnswer(
      waiting
        ? { ...answer, content, waiting } // what is being sent is judged when the answer is there
        : { content, waiting, values, turn: answer.turn + 1 },
    );
  }
  return {
    /** Grows with each answer from the opening on. */
    turn: answer.turn,
    /** Whether the last answer was about fields. */
    refused: !waiting && content !== '{}',
    errorOf: (name: keyof Values): string | undefined =>
      !waiting && values[name] === answer.values[name] ? fieldErrors?.[name] : undefined,
  };
}
