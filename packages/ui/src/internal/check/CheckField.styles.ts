import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: inline-flex;
  flex-direction: column;
  max-inline-size: 100%;
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  gap: ${t.space[2]};
`;

export const Label = styled.label`
  padding-block: calc((24px - ${t.font.md} * ${t.line.normal}) / 2);
  cursor: pointer;
  overflow-wrap: anywhere;

  &[data-disabled] {
    color: ${t.color.textDisabled};
    cursor: not-allowed;
  }

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Asterisk = styled.span`
  margin-inline-start: 2px;
  color: ${t.color.textDanger};
`;
