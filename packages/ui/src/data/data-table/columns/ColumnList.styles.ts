import { styled } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

export const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${t.space[2]};
  margin: 0 0 ${t.space[2]};
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(96px, 1fr) 96px auto;
  gap: ${t.space[2]};
  align-items: center;
`;

/** As wide with its buttons as without, so that the widths stand below each other. */
export const Moves = styled.span`
  display: flex;
  min-inline-size: calc(2 * (${t.size.control} - ${t.space[2]}));
`;

export const Keys = styled.p`
  margin-block-end: ${t.space[2]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
`;
