import { styled } from 'styled-components';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  --shell-header: 56px;
  min-block-size: 100dvh;
  background: ${t.color.surfacePage};
  color: ${t.color.text};
`;

export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${t.layer.shell};
  display: flex;
  align-items: center;
  gap: ${t.space[3]};
  block-size: var(--shell-header);
  padding-inline: ${t.space[3]} ${t.space[4]};
  border-block-end: 1px solid ${t.color.border};
  background: ${t.color.surfaceCard};

  @media (min-width: 1024px) {
    padding-inline-start: ${t.space[6]};
  }

  ${notPrinted}
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  font-size: ${t.font.lg};
  font-weight: ${t.weight.semibold};
  letter-spacing: -0.01em;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const HeaderEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  margin-inline-start: auto;
`;

export const Body = styled.div`
  display: flex;
`;

export const Side = styled.div`
  position: sticky;
  inset-block-start: var(--shell-header);
  display: none;
  flex: none;
  flex-direction: column;
  justify-content: space-between;
  inline-size: ${t.width.sideNav};
  block-size: calc(100dvh - var(--shell-header));
  border-inline-end: 1px solid ${t.color.border};
  background: ${t.color.surfaceCard};

  & > nav {
    min-block-size: 0;
    overflow-y: auto;
    background: inherit; /* else axe cannot tell what the links stand on */
  }

  &[data-collapsed] { inline-size: ${t.width.sideNavCollapsed}; }

  @media (min-width: 1024px) {
    display: flex;
  }

  ${notPrinted}
`;

export const Main = styled.main`
  --page-padding: ${t.space[4]};
  --page-block-size: calc(100dvh - var(--shell-header) - 2 * var(--page-padding));
  flex: 1;
  min-inline-size: 0;
  padding: var(--page-padding);

  &:focus { outline: none; }

  @media (min-width: 1024px) {
    --page-padding: ${t.space[6]};
  }

  @media print { --page-padding: 0; }
`;
