import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${t.size.section};

  @container (min-width: 840px) {
    grid-template-columns: minmax(260px, 320px) minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  min-inline-size: 0;

  @container (min-width: 840px) {
    position: sticky;
    inset-block-start: calc(var(--shell-header, 0px) + ${t.space[4]});
  }
`;

export const Main = styled.div`
  min-inline-size: 0;

  &[data-stale] { opacity: 0.55; }
`;
