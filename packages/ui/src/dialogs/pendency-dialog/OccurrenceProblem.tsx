import { CircleAlert } from 'lucide-react';
import * as S from './PendencyDialog.styles.ts';

/** What is wrong with an occurrence or with the list, read out when it comes. Renders a `<div role="alert">`, empty without a text. */
export function OccurrenceProblem({ text }: { text: string | undefined }) {
  return (
    <S.Problem>
      {text && (
        <>
          <CircleAlert aria-hidden="true" />
          <span>{text}</span>
        </>
      )}
    </S.Problem>
  );
}
