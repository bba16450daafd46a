import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.form`
  display: grid;
  gap: ${t.space[3]};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[1]} ${t.space[2]};
  min-inline-size: 0;

  /* Its text begins where the fields do. */
  & > button { margin-inline-start: calc(-1 * ${t.space[3]}); }
  & > button[aria-expanded='true'] svg { rotate: 180deg; }
`;

/** As many columns as there is room for; the acts end the last line. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 224px), 1fr));
  align-items: start;
  gap: ${t.space[3]} ${t.size.gap};
  min-inline-size: 0;

  & > * { min-inline-size: 0; }
  &[hidden] { display: none; }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: -2 / -1;
  align-self: end;
  justify-content: end;
  gap: ${t.space[2]};
`;
