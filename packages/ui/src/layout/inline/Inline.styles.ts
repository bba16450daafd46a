import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--inline-gap);
  min-inline-size: 0;
  --inline-gap: ${t.space[2]};

  &[data-gap='xs'] { --inline-gap: ${t.space[1]}; }
  &[data-gap='md'] { --inline-gap: ${t.size.gap}; }
  &[data-gap='lg'] { --inline-gap: ${t.size.section}; }

  &[data-align='start'] { align-items: flex-start; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-align='baseline'] { align-items: baseline; }

  &[data-justify='end'] { justify-content: flex-end; }
  &[data-justify='between'] { justify-content: space-between; }
`;
