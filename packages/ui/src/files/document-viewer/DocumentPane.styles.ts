import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  --document-room: max(320px, calc(100dvh - var(--shell-header, 0px) - 248px));

  display: flex;
  flex-direction: column;
  gap: ${t.space[3]};
  min-inline-size: 0;
  padding: ${t.space[4]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
`;

export const Title = styled.h2`
  flex: 1 1 0;
  min-inline-size: 0;
  font-size: ${t.font.md};
  overflow-wrap: anywhere;
  scroll-margin-block-start: ${t.space[8]};

  &:focus { outline: none; }
`;
