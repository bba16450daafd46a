import { css } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/**
 * A check box as `Checkbox` looks, 24 px to press and 18 px to see, in one element: each row has one, and only those
 * that are ticked need a second box for their mark.
 */
export const boxLook = css`
  position: relative;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  vertical-align: middle;
  appearance: none;
  border: 3px solid transparent;
  border-radius: 7px;
  background: ${t.color.surfaceCard} padding-box;
  box-shadow: inset 0 0 0 1.5px ${t.color.borderControl};
  cursor: pointer;

  &:hover { box-shadow: inset 0 0 0 1.5px ${t.color.borderControlHover}; }

  &:is(:checked, :indeterminate) {
    background-color: ${t.color.accent};
    box-shadow: none;
  }

  &:is(:checked, :indeterminate)::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${t.color.textOnAccent};
    clip-path: polygon(22% 50%, 31% 41%, 44% 54%, 69% 28%, 78% 37%, 44% 72%);
  }

  &:indeterminate::after { clip-path: inset(44% 24%); }

  &[aria-disabled='true'] {
    background-color: ${t.color.surfaceSunken};
    box-shadow: inset 0 0 0 1.5px ${t.color.border};
    cursor: not-allowed;
  }

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -1px;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::after { display: none; }
  }
`;
