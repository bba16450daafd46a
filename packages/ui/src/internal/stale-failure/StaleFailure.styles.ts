import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[3]};
  padding: ${t.space[3]} ${t.size.cellPadding};
  border: 1px solid ${t.color.markDanger};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceDanger};
  color: ${t.color.textDanger};

  &[data-framed] { border-width: 0 0 1px; border-radius: 0; }

  & > svg { flex: none; inline-size: 16px; block-size: 16px; }

  & > div { flex: 1 1 200px; overflow-wrap: anywhere; }
`;
