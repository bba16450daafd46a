import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const List = styled.ul.attrs({ role: 'list' })``;

export const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[4]};
  padding-block: ${t.space[2]};

  & + & { border-block-start: 1px solid ${t.color.border}; }
`;
