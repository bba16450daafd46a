import { styled } from 'styled-components';
import { Message } from '../../internal/field/Field.styles.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;

  /* A page puts focus on it to have it read out; nothing can be pressed on it. */
  &[tabindex='-1']:focus {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]} ${t.space[4]};
  break-after: avoid;
`;

export const Title = styled.h2`
  font-size: ${t.font.lg};
  overflow-wrap: anywhere;

  &:is(h4) {
    font-size: ${t.font.md};
  }
`;

export const Description = styled.p`
  margin-block-start: ${t.space[1]};
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;
`;

export const Reason = styled(Message)`
  margin-block-start: ${t.space[1]};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
`;
