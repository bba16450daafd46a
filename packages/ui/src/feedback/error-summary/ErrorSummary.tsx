import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useFocusField } from '../../internal/focus-field/useFocusField.ts';
import { isElement } from '../../internal/isElement.ts';
import { toneIcons } from '../../internal/toneIcons.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './ErrorSummary.styles.ts';
import { errorsBySteps, type FormError } from './errorsBySteps.ts';

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'onSelect'> {
  /** Over all steps, tabs and closed sections, in the order of the form. Without any, nothing is drawn. */
  errors: readonly FormError[];
  /** Heading above the list. @default '12 campos precisam de correção' */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Times the form was sent and refused: each moves focus to the heading. Leave out to leave focus where it is. */
  attempt?: number | undefined;
  /** Called before the field gets focus, to open its step, tab or section first. */
  onSelect?: ((error: FormError) => void) | undefined;
}

const signsOfWriting = ['focusin', 'input'] as const;

/**
 * What keeps a form from being sent, as links to the fields (WCAG 3.3.1, FRM-39). Renders a `<section>`, or nothing
 * without errors.
 */
export function ErrorSummary({ errors, title, level = 2, attempt, onSelect, ...rest }: ErrorSummaryProps) {
  const messages = useMessages(sharedTexts);
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const goTo = useFocusField();
  const isDrawn = errors.length > 0;
  // The errors of an attempt may come after it; one from before it was there is over, or before a person wrote on.
  const answered = useRef(isDrawn ? undefined : attempt);

  useLayoutEffect(() => {
    if (!isDrawn) {
      const goOn = ({ target }: Event) => {
        if (isElement(target) && target.matches(':read-write')) answered.current = attempt;
      };
      for (const sign of signsOfWriting) document.addEventListener(sign, goOn);
      return () => {
        for (const sign of signsOfWriting) document.removeEventListener(sign, goOn);
      };
    }
    if (attempt && attempt !== answered.current) titleRef.current?.focus();
    else document.activeElement?.scrollIntoView({ block: 'nearest' }); // it has just been pushed down
    answered.current = attempt;
    return;
  }, [attempt, isDrawn]);

  if (!isDrawn) return null;

  const select = (event: MouseEvent, error: FormError) => {
    event.preventDefault(); // the address is the router's
    onSelect?.(error);
    goTo(error.field);
  };

  return (
    <S.Root aria-labelledby={titleId} {...rest} data-tone="danger">
      {toneIcons.danger}
      <S.Content>
        <S.Title ref={titleRef} as={`h${level}`} id={titleId} tabIndex={-1}>
          {title ?? messages.errorSummaryTitle(errors.length)}
        </S.Title>
        {errorsBySteps(errors).map(({ step, errors: ofStep }) => (
          <S.Step key={step ?? ''}>
            {step !== undefined && (
              <p>
                <strong>{step}</strong> ({messages.errorCount(ofStep.length)})
              </p>
            )}
            <ul aria-label={step}>
              {ofStep.map((error) => (
                <li key={`${error.field} ${error.message}`}>
                  <S.GoTo
                    href={`#${encodeURIComponent(error.field)}`}
                    onClick={(event) => select(event, error)}
                  >
                    {error.message ? `${error.label}: ${error.message}` : error.label}
                  </S.GoTo>
                </li>
              ))}
            </ul>
          </S.Step>
        ))}
      </S.Content>
    </S.Root>
  );
}
