import { styled } from 'styled-components';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { t } from '../../tokens/tokens.ts';

export const Account = styled(Menu)`
  && { padding-inline: ${t.space[2]}; }
`;

export const AccountName = styled.div`
  font-weight: ${t.weight.semibold};
`;

export const AccountLine = styled.div`
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
`;
