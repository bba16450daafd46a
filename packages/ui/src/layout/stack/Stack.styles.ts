import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);
  min-inline-size: 0;
  --stack-gap: ${t.size.gap};

  &[data-gap='xs'] { --stack-gap: ${t.space[1]}; }
  &[data-gap='sm'] { --stack-gap: ${t.space[2]}; }
  &[data-gap='lg'] { --stack-gap: ${t.size.section}; }

  &[data-align='start'] { align-items: flex-start; }
  &[data-align='center'] { align-items: center; }
  &[data-align='end'] { align-items: flex-end; }
`;
