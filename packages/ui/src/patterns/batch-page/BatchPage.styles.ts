import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
  scroll-margin-block-start: ${t.space[4]};
`;

export const Choice = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;

  &[hidden] { display: none; }
`;

export const Stage = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

export const StageTitle = styled.h2`
  font-size: ${t.font.lg};

  &:focus { outline: none; }
`;

export const Hint = styled.p`
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
`;

export const Room = styled.div`
  container-type: inline-size;
  font-size: ${t.font.sm};
`;

/** Columns as wide as what stands in them; name and reason share what is left where it is too little for both. */
export const Lines = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: auto max-content max-content auto minmax(0, 1fr);

  @container (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** A line of columns; on a telephone a card with one fact below the other. */
export const Line = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  gap: ${t.space[1]} ${t.space[4]};
  min-block-size: ${t.size.row};
  padding: ${t.space[2]} ${t.size.section};
  border-block-start: 1px solid ${t.color.border};

  &:first-child { border-block-start: 0; }

  & > [data-tone] { justify-self: start; }

  @container (max-width: 639.98px) {
    padding-block: ${t.space[3]};
  }
`;

export const Name = styled.span`
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;

  @container (max-width: 639.98px) {
    grid-column: 1 / -1;
  }
`;

export const Code = styled.span`
  margin-inline-end: ${t.space[2]};
  color: ${t.color.textMuted};
  font-variant-numeric: tabular-nums;
  font-weight: ${t.weight.regular};
`;

export const Amount = styled.span`
  grid-column: 2;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  @container (max-width: 639.98px) {
    grid-column: auto;
    text-align: start;
  }
`;

export const Reason = styled.span`
  grid-column: 4;
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;

  &[data-tone='danger'] { color: ${t.color.textDanger}; }

  @container (max-width: 639.98px) {
    grid-column: 1 / -1;
  }
`;
