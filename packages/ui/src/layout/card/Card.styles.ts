import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  min-inline-size: 0;
  padding: ${t.size.section};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};

  &[data-padding='none'] { padding: 0; overflow: clip; }
`;
