import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { toneColors } from '../../theme/toneColors.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;

  ${focusRing}
`;

export const Scroller = styled.div`
  overflow-x: auto;
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  white-space: nowrap;

  &[data-stale] {
    color: ${t.color.textDisabled};
  }

  & :is(th, td) {
    block-size: ${t.size.row};
    padding: 0 ${t.size.cellPadding};
    border-block-end: 1px solid ${t.color.border};
    font-weight: ${t.weight.regular};
    text-align: end;
  }

  & tr {
    background: ${t.color.surfaceCard};
  }

  /* The name stays in sight while the figures scroll under it. */
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: inherit;
    text-align: start;
  }

  & thead tr {
    background: ${t.color.surfaceSunken};
  }

  & thead th {
    color: ${t.color.textMuted};
    font-size: ${t.font.xs};
    font-weight: ${t.weight.medium};
  }

  & tbody tr[data-whole] {
    background: ${t.color.surfaceNeutral};
  }

  &[data-stale] tbody tr[data-whole] {
    background: ${t.color.surfaceSunken};
  }

  & tbody tr[data-opens] {
    cursor: pointer;
  }

  & tbody tr[data-opens]:hover {
    background: ${t.color.surfaceSelected};
  }

  & tfoot :is(th, td) {
    border-block-end: 0;
    font-weight: ${t.weight.semibold};
  }
`;

export const Open = styled.button`
  ${focusRing}
  min-block-size: 28px;
  margin-inline-start: calc(-1 * ${t.space[1]});
  padding: 0 ${t.space[1]};
  border: 0;
  border-radius: ${t.radius.sm};
  background: none;
  color: ${t.color.textAccent};
  font-weight: ${t.weight.medium};
  cursor: pointer;

  tr:hover > th > & {
    text-decoration: underline;
  }
`;

/** Figures stay in line whether or not there is a mark beside them. */
export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${t.space[1]};
`;

export const Mark = styled.span`
  ${toneColors}
  position: relative;
  flex: none;
  inline-size: 16px;
  color: var(--tone-text);

  & svg {
    inline-size: 16px;
    block-size: 16px;
  }

  & > span {
    ${visuallyHidden}
  }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[1]} ${t.space[4]};
  padding: ${t.space[2]} ${t.size.cellPadding};
  border-block-start: 1px solid ${t.color.border};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${t.space[1]};
  }
`;

export const Status = styled.div`
  ${visuallyHidden}
`;
