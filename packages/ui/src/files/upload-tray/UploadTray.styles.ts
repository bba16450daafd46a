import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  flex: none;
  border-radius: ${t.radius.control};
  ${focusRing}

  &[data-empty] { ${visuallyHidden} }
`;

export const Words = styled.span`
  white-space: nowrap;

  @media (max-width: 767.98px) {
    ${visuallyHidden}
  }
`;

export const Percent = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul.attrs({ role: 'list' })`
  margin-inline: calc(-1 * ${t.space[3]});
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block-start: ${t.space[2]};
  border-block-start: 1px solid ${t.color.border};
`;
