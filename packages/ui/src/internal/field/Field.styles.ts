import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  min-inline-size: 0;
  position: relative;
  break-inside: avoid;
`;

export const Label = styled.label`
  margin-block-end: ${t.space[1]};
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  color: ${t.color.text};
  overflow-wrap: anywhere;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Asterisk = styled.span`
  margin-inline-start: 2px;
  color: ${t.color.textDanger};
`;

export const Footer = styled.div`
  display: flex;
  gap: ${t.space[3]};
  justify-content: space-between;
  font-size: ${t.font.xs};
  line-height: ${t.line.normal};
  color: ${t.color.textMuted};

  &:not(:empty) {
    margin-block-start: ${t.space[1]};
  }

  &[data-acting] {
    flex-wrap: wrap;
    justify-content: flex-start;
    row-gap: ${t.space[1]};
  }
`;

export const Message = styled.div`
  display: flex;
  gap: ${t.space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-kind='error'] {
    color: ${t.color.textDanger};
  }

  &:is([data-kind='warning'], [data-kind='remark']) {
    color: ${t.color.textWarning};
  }

  & svg {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
    flex: none;
  }
`;

export const Note = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
