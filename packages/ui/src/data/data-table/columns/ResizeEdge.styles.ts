import { styled } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

export const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 12px;
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 32%;
    inset-inline-end: 0;
    border-inline-end: 1px solid ${t.color.borderControl};
  }

  th:last-child > &::after { border-color: transparent; }

  &:is(:hover, :focus-visible, [data-dragging])::after {
    inset-block: 0;
    border-inline-end: 2px solid ${t.color.accent};
  }

  &:focus-visible { outline: 2px solid ${t.color.focus}; outline-offset: -2px; }

  @media (pointer: coarse) { inline-size: 24px; }
`;
