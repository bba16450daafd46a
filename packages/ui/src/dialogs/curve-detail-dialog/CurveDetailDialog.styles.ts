import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** The height is for the table to inherit: it scrolls, and not the dialog. */
export const Content = styled.div`
  --table-block-size: max(200px, 100dvh - 224px);
  display: grid;
  gap: ${t.space[4]};
  min-inline-size: 0;
  padding-block-end: ${t.space[2]};

  @media (max-width: 640px) {
    --table-block-size: max(200px, 100dvh - 272px);
  }
`;
