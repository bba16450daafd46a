import { Button } from '@portal/ui';
import { styled } from 'styled-components';

/** Without a label in sight there is no gap before one: the icon stands in the middle. */
export const Root = styled(Button)`
  @media (max-width: 767.98px) {
    && { gap: 0; }
  }
`;

/** What the button says; in a narrow window it is read, not seen. */
export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;

  & > span {
    color: var(--pt-color-text-muted);
    font-size: 12px;
  }

  @media (max-width: 767.98px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
