import { styled } from 'styled-components';

export const Line = styled.span`
  color: var(--pt-color-text-muted);
  font-size: 13px;
`;
