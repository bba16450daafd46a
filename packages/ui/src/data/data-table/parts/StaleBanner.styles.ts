import { styled } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]} ${t.space[3]};
  padding: ${t.space[2]} ${t.size.cellPadding};
  border-block-end: 1px solid ${t.color.markDanger};
  background: ${t.color.surfaceDanger};
  color: ${t.color.textDanger};

  & > svg { flex: none; inline-size: 16px; block-size: 16px; }

  & > p { flex: 1; min-inline-size: 160px; }
`;
