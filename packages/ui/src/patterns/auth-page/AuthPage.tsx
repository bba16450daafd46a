import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './AuthPage.styles.ts';
import { ShelfDrawing } from './ShelfDrawing.tsx';

export interface AuthPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the page, its only `<h1>`. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Name or mark of the portal. */
  brand: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Ways to the other entrances, under the form. */
  footer?: ReactNode;
}

/** The layout sign-in, sign-up and hand-over share: a calm panel and one form. Renders a `<div>`. */
export function AuthPage({ title, description, brand, children, footer, ...rest }: AuthPageProps) {
  const titleId = useId();
  return (
    <S.Root {...rest}>
      <S.Panel>
        <S.Brand>{brand}</S.Brand>
        <ShelfDrawing />
      </S.Panel>
      <S.Main aria-labelledby={titleId}>
        <S.Card>
          <S.Title id={titleId} tabIndex={-1}>
            {title}
          </S.Title>
          {description !== undefined && <S.Description>{description}</S.Description>}
          <S.Content>{children}</S.Content>
          {footer !== undefined && <S.Footer>{footer}</S.Footer>}
        </S.Card>
      </S.Main>
    </S.Root>
  );
}
