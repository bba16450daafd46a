import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  padding: ${t.space[2]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  overflow-wrap: anywhere;

  &[data-emphasis='strong'] { font-weight: ${t.weight.medium}; }
`;
