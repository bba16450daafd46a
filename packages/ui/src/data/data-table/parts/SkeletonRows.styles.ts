import { styled } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

export const Root = styled.tbody`
  & i {
    display: block;
    max-inline-size: 240px;
    block-size: 10px;
    margin-block-start: calc((${t.size.row} - 11px) / 2);
    border-radius: ${t.radius.sm};
    background: ${t.color.surfaceNeutral};
  }

  & tr { position: relative; }

  & td[data-align='end'] i { margin-inline-start: auto; }

  & td[data-format='image'] i {
    min-inline-size: 32px;
    max-inline-size: 32px;
    block-size: 32px;
    margin-block-start: calc((${t.size.row} - 33px) / 2);
  }

  & td[data-format='select'] i {
    inline-size: 18px;
    block-size: 18px;
    margin: calc((${t.size.row} - 19px) / 2) auto 0;
  }

  && td[data-format='custom'] { display: block; }

  @media (forced-colors: active) {
    & i { border: 1px solid CanvasText; }
  }
`;
