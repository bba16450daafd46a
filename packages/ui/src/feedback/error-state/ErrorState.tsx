import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import * as S from '../../internal/stateMessage.styles.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { LazyErrorCode } from '../error-code/LazyErrorCode.tsx';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What did not work. @default 'Não foi possível carregar' */
  title?: ReactNode;
  /** What happened, and what to do. */
  message: ReactNode;
  /** Finds the failure in the records of the system; shown with a button that copies it. @default none */
  code?: string | undefined;
  /** Tries again; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way. @default false */
  retrying?: boolean | undefined;
  /** Another way on: a button or link. */
  action?: ReactNode;
}

/** Placeholder of content that could not be loaded, with a way to continue. Renders a `<div role="alert">`. */
export function ErrorState({
  title,
  message,
  code,
  onRetry,
  retrying = false,
  action,
  ...rest
}: ErrorStateProps) {
  const messages = useMessages(commonTexts);
  return (
    <S.Root role="alert" {...rest}>
      <S.Icon data-tone="danger">
        <CircleAlert aria-hidden="true" />
      </S.Icon>
      <S.Title>{title ?? messages.errorTitle}</S.Title>
      {message && <S.Text>{message}</S.Text>}
      {code && <LazyErrorCode code={code} />}
      {(onRetry || action) && (
        <S.Actions>
          {onRetry && (
            <Button icon={<RotateCw aria-hidden="true" />} loading={retrying} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          {action}
        </S.Actions>
      )}
    </S.Root>
  );
}
