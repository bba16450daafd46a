import { styled } from 'styled-components';
import { toneColors } from '../../theme/toneColors.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  ${toneColors}
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[3]};
  padding: ${t.space[3]} ${t.space[4]};
  border: 1px solid var(--tone-mark);
  border-radius: ${t.radius.card};
  background: var(--tone-surface);
  color: var(--tone-text);

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Content = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: pre-line; /* a reason that somebody typed is read as it was typed */

  & ul {
    padding-inline-start: ${t.space[5]};
    list-style: disc;
  }
`;

export const Title = styled.p`
  font-weight: ${t.weight.semibold};
`;

export const Action = styled.div`
  align-self: center;
`;
