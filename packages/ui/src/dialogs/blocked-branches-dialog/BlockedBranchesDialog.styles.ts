import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** Side by side where there is room (BRN-002); the height is for the tables to inherit. */
export const Tables = styled.div`
  --table-block-size: max(200px, min(480px, 100dvh - 280px));
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${t.size.gap};

  @media (max-width: 700px) {
    --table-block-size: max(200px, 50dvh - 160px);
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.div`
  display: grid;
  gap: ${t.space[2]};
  min-inline-size: 0;
`;

export const Title = styled.h3`
  font-size: ${t.font.md};
  font-variant-numeric: tabular-nums;
`;
