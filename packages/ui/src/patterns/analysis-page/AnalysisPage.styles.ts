import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

/** A chart narrower than this has no room for its axis. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${t.size.gap};
  min-inline-size: 0;

  @container (min-width: 960px) {
    &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > [data-span='full'] { grid-column: 1 / -1; }
  }

  @media print {
    &[data-columns='2'] { grid-template-columns: minmax(0, 1fr); }
  }
`;
