import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** At most `--columns` columns, fewer where one would be narrower than `--least`. */
export const Root = styled.dl`
  --columns: 2;
  --least: 180px;
  --share: calc((100% - (var(--columns) - 1) * ${t.size.section}) / var(--columns));
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--least), var(--share))), 1fr));
  gap: ${t.size.gap} ${t.size.section};
  min-inline-size: 0;

  &[data-columns='1'] { --columns: 1; }
  &[data-columns='3'] { --columns: 3; }
  &[data-columns='4'] { --columns: 4; --least: 140px; }

  & > * { break-inside: avoid; }

  & > [data-span='full'] { grid-column: 1 / -1; }
`;

export const Label = styled.dt`
  overflow-wrap: anywhere;
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
`;

export const Value = styled.dd`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-code] { white-space: nowrap; }

  & > * { white-space: normal; }
`;
