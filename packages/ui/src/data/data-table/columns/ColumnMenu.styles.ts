import styled from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

export const List = styled.ul`
  display: grid;
  gap: ${t.space[2]};
  margin: 0 0 ${t.space[2]};
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(120px, 1fr) 104px;
  gap: ${t.space[3]};
  align-items: center;
`;
