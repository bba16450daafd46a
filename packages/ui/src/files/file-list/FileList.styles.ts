import { styled } from 'styled-components';
import { Progress } from '../../feedback/progress/Progress.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  position: relative;
  border-radius: ${t.radius.card};
  ${focusRing}
`;

export const List = styled.ul.attrs({ role: 'list' })`
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
  color: ${t.color.text};
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[1]} ${t.space[3]};
  min-block-size: ${t.size.row};
  padding: ${t.space[2]} ${t.space[3]};

  & + & {
    border-block-start: 1px solid ${t.color.border};
  }

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${t.color.textMuted};
  }
`;

export const Text = styled.div`
  flex: 1 1 160px; /* narrower, and the buttons go below */
  min-inline-size: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${t.space[3]};
`;

export const Name = styled.span`
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
`;

export const Size = styled.span`
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;
  color: ${t.color.textMuted};
`;

export const Sending = styled(Progress)`
  flex: 1 0 100%;
  gap: 2px ${t.space[3]};
  font-size: ${t.font.xs};
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;

export const State = styled.span`
  flex: 1 0 100%;
  display: inline-flex;
  gap: ${t.space[1]};
  font-size: ${t.font.xs};
  color: ${t.color.textMuted};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }

  &[data-state='done'] > svg {
    color: ${t.color.markSuccess};
  }

  &[data-state='failed'] {
    color: ${t.color.textDanger};
  }
`;

export const Acts = styled.div`
  flex: none;
  display: flex;
  margin-inline-start: auto;
`;
