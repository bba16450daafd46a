import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Body, Brand, Header, HeaderEnd, Main, Root, Side } from '../app-shell/Frame.styles.ts';
import * as S from './AppShellSkeleton.styles.ts';

/** Widths of the links that are to come. */
const LINKS = ['72%', '56%', '80%', '48%', '64%', '52%', '76%', '60%'];

export interface AppShellSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name or mark of the portal, as in the shell. */
  brand: ReactNode;
  /** Side navigation of icons only, as the shell will have it. @default false */
  collapsed?: boolean | undefined;
}

/** The `AppShell` while the portal is loading: the same frame, without navigation and page. Renders a `<div>`. */
export function AppShellSkeleton({ brand, collapsed = false, ...rest }: AppShellSkeletonProps) {
  const messages = useMessages(commonTexts);
  return (
    <Root {...rest}>
      <Header>
        <Brand>{brand}</Brand>
        <HeaderEnd>
          <Skeleton shape="circle" width={32} height={32} />
        </HeaderEnd>
      </Header>
      <Body>
        <Side data-collapsed={collapsed || undefined}>
          <S.Links>
            {LINKS.map((width) => (
              <Skeleton key={width} width={collapsed ? 20 : width} />
            ))}
          </S.Links>
        </Side>
        <Main aria-busy>
          <S.Status role="status">{messages.loading}</S.Status>
          <S.Page>
            <Skeleton width={240} height={20} />
            <Skeleton shape="block" height={200} />
          </S.Page>
        </Main>
      </Body>
    </Root>
  );
}
