import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { useLink } from '../../navigation/link/LinkContext.ts';
import * as S from './PageHead.styles.ts';

export interface PageHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Title of the page, its only `<h1>`; it takes focus from code, for the move after a page change. */
  title: ReactNode;
  /** One sentence of context. */
  description?: ReactNode;
  /** Where the link above the title leads; no link without it. */
  backHref?: string | undefined;
  /** Status of the record, beside the title. */
  status?: ReactNode;
  /** What can be done on the page; one primary act. */
  actions?: ReactNode;
  /** Why acts are closed, in sight below them. */
  actionsDisabledReason?: ReactNode;
}

/** Opens a page: way back, title, status, context and acts. Renders a `<div>`. */
export function PageHead({
  title,
  description,
  backHref,
  status,
  actions,
  actionsDisabledReason,
  ...rest
}: PageHeadProps) {
  const messages = useMessages(sharedTexts);
  const link = useLink();
  return (
    <S.Root {...rest}>
      {backHref !== undefined && (
        <S.Back as={link} href={backHref}>
          <ArrowLeft aria-hidden />
          {messages.back}
        </S.Back>
      )}
      <S.Line>
        <S.TitleLine>
          <S.Title tabIndex={-1}>{title}</S.Title>
          {status}
        </S.TitleLine>
        {actions !== undefined && (
          <S.Acts>
            <S.Actions>{actions}</S.Actions>
            {actionsDisabledReason && <S.Reason>{actionsDisabledReason}</S.Reason>}
          </S.Acts>
        )}
      </S.Line>
      {description !== undefined && <S.Description>{description}</S.Description>}
    </S.Root>
  );
}
