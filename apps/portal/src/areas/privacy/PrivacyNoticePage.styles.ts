import { styled } from 'styled-components';

export const Root = styled.div`
  min-block-size: 100dvh;
  padding: 16px;
  background: var(--pt-color-surface-page);
  color: var(--pt-color-text);

  @media (min-width: 640px) {
    padding: 32px;
  }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  max-inline-size: 72ch;
  margin-inline: auto;

  & :is(p, li) {
    line-height: 1.6;
    overflow-wrap: anywhere;
  }

  & ul {
    padding-inline-start: 24px;
    list-style: disc;
  }

  & p + ul {
    margin-block-start: 8px;
  }

  & li + li {
    margin-block-start: 4px;
  }
`;
