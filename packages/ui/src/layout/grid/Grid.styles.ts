import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** At most `--grid-columns` columns, fewer where one would be narrower than `--grid-min`: no media query needed. */
export const Root = styled.div`
  --grid-columns: 2;
  --grid-min: 240px;
  --grid-share: calc((100% - (var(--grid-columns) - 1) * ${t.size.gap}) / var(--grid-columns));
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--grid-min), var(--grid-share))), 1fr));
  align-items: start;
  gap: ${t.size.gap};
  min-inline-size: 0;

  &[data-columns='3'] { --grid-columns: 3; --grid-min: 200px; }
  &[data-columns='4'] { --grid-columns: 4; --grid-min: 160px; }

  & > [data-span='full'] { grid-column: 1 / -1; }
`;
