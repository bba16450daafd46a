import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  color: ${t.color.accent};
`;

export const Ring = styled.span`
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${t.radius.full};

  &[data-size='sm'] {
    inline-size: 16px;
    block-size: 16px;
  }

  &[data-size='lg'] {
    inline-size: 32px;
    block-size: 32px;
    border-width: 3px;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 900ms linear infinite;
  }
`;

export const Label = styled.span`
  ${visuallyHidden}
`;
