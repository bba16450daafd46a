import { Link } from '@portal/ui';
import { styled } from 'styled-components';

/** A link beside a title, tall enough to be met by a finger. */
export const Root = styled(Link)`
  align-content: center;
  display: inline-block;
  min-block-size: 24px;

  @media print {
    display: none;
  }
`;
