import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** As tall as its button, so that nothing moves when that arrives. */
export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space[1]};
  min-block-size: ${t.space[8]};
  max-inline-size: 100%;
  font-size: ${t.font.xs};
  font-weight: ${t.weight.regular};
`;

export const Text = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Code = styled.code`
  font-family: inherit;
  font-variant-numeric: tabular-nums;
  user-select: all;
`;
