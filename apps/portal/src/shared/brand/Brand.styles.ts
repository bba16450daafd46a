import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  font-weight: 600;

  & > svg {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @media (max-width: 480px) {
    &[data-narrows] > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }
  }
`;
