import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Panel = styled.div`
  z-index: ${t.layer.popover};
  min-inline-size: 240px;
  max-inline-size: min(360px, calc(100vw - 16px));
  max-block-size: min(400px, calc(100dvh - 16px));
  overflow-y: auto;
  padding: ${t.space[3]} ${t.space[4]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceRaised};
  box-shadow: ${t.shadow.popover};
  font-size: ${t.font.sm};

  &:focus { outline: none; }
`;

export const Title = styled.p`
  margin-block-end: ${t.space[1]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[4]};
  padding-block: ${t.space[2]};

  & + & { border-block-start: 1px solid ${t.color.border}; }
`;
