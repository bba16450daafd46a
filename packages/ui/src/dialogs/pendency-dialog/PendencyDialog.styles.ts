import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${t.space[2]} ${t.space[4]};
`;

export const Add = styled.div`
  display: flex;

  @media (max-width: 640px) {
    & > button {
      flex: 1;
    }
  }
`;

export const Occurrences = styled.div`
  display: grid;
  gap: ${t.space[2]};
  margin-block-start: ${t.space[4]};
  padding-block-start: ${t.space[4]};
  border-block-start: 1px solid ${t.color.border};
`;

export const Title = styled.h3`
  font-size: ${t.font.md};
  ${focusRing}
`;

export const Nothing = styled.p`
  font-size: ${t.font.sm};
  color: ${t.color.textMuted};
`;

/** Rendered while empty, so that new text is announced; it takes no gap then. */
export const Problem = styled.div.attrs({ role: 'alert' })`
  display: flex;
  gap: ${t.space[1]};
  font-size: ${t.font.sm};
  color: ${t.color.textDanger};

  &:empty {
    position: absolute;
  }

  & svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
  }
`;

export const List = styled.ul.attrs({ role: 'list' })`
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
`;

export const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${t.space[3]};
  padding: ${t.space[3]};

  & + & {
    border-block-start: 1px solid ${t.color.border};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: ${t.space[1]};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[1]} ${t.space[2]};
  font-weight: ${t.weight.medium};
`;

export const Reason = styled.p`
  font-size: ${t.font.sm};
`;

export const Note = styled.p`
  font-size: ${t.font.sm};
  color: ${t.color.textMuted};
  white-space: pre-line;
`;
