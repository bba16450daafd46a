import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** Paper: stays light in both themes. */
export const Frame = styled.div`
  display: grid;
  place-items: center;
  block-size: var(--document-room, 65dvh);
  min-block-size: 200px;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surfacePage};
  overflow: hidden;
`;

export const Picture = styled.img`
  max-inline-size: 100%;
  max-block-size: var(--document-room, 65dvh);
  object-fit: contain;
`;

export const Pages = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

/** Takes the room the document will have, so that the dialog keeps its size. */
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: var(--document-room, 65dvh);
  min-block-size: 200px;
`;
