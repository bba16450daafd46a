import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: var(--aged-status, column); /* where a line has no room below it, both stand in it */
  align-items: baseline;
  min-inline-size: 0;
  line-height: ${t.line.tight};

  /* Both fit the row of a compact table. */
  & > :first-child {
    padding-block: clamp(0px, calc(${t.size.row} - 40px), 1px);
    line-height: ${t.line.tight};
  }
`;

export const Age = styled.span`
  padding-inline-start: ${t.space[2]}; /* under the dot of the badge */
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;
