import { styled } from 'styled-components';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${t.space[3]};
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Label = styled.p`
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
`;

export const List = styled.ol.attrs({ role: 'list' })`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  align-items: start;
  gap: ${t.space[3]};
`;

export const Tile = styled.li`
  position: relative;
  display: grid;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
  color: ${t.color.text};

  &[data-dragging] {
    z-index: 1;
    translate: var(--drag-x, 0) var(--drag-y, 0);
    border-color: ${t.color.accent};
    box-shadow: ${t.shadow.popover};
    pointer-events: none;
  }

  &[data-drop]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 4px;
    border-radius: ${t.radius.full};
    background: ${t.color.accent};
  }

  &[data-drop='before']::before {
    inset-inline-start: -9px;
  }

  &[data-drop='after']::before {
    inset-inline-end: -9px;
  }

  @container (max-width: 379px) {
    &:has(> :nth-child(2)) {
      grid-template-columns: 104px minmax(0, 1fr);
      align-content: start;
    }

    &[data-drop]::before {
      inset-inline: 0;
      inline-size: auto;
      block-size: 4px;
    }

    &[data-drop='before']::before {
      inset-block: -9px auto;
    }

    &[data-drop='after']::before {
      inset-block: auto -9px;
    }
  }

  @media (forced-colors: active) {
    &[data-drop]::before {
      background: Highlight;
    }
  }
`;

/** Paper behind the picture: stays light in both themes. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  border-start-start-radius: calc(${t.radius.card} - 1px);
  border-start-end-radius: calc(${t.radius.card} - 1px);
  background: ${t.color.surfaceCard};
  overflow: hidden;
  user-select: none;

  &[data-movable] {
    cursor: grab;
  }

  &:last-child {
    border-radius: calc(${t.radius.card} - 1px);
  }

  @container (max-width: 379px) {
    &:not(:last-child) {
      grid-row: 1 / span 4; /* controls, name, two advices */
      align-self: start;
      border-start-end-radius: 0;
      border-end-start-radius: calc(${t.radius.card} - 1px);
    }
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;

export const Broken = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${t.space[2]};
  block-size: 100%;
  padding: ${t.space[3]};
  background: ${t.color.surfaceNeutral};
  color: ${t.color.textNeutral};
  font-size: ${t.font.sm};
  text-align: center;

  @container (max-width: 379px) {
    align-content: end;

    & > svg {
      display: none;
    }
  }
`;

export const Place = styled.span`
  position: absolute;
  inset-block-start: ${t.space[2]};
  inset-inline-start: ${t.space[2]};
  padding: 2px ${t.space[2]};
  border: 1px solid transparent; /* drawn in forced colours */
  border-radius: ${t.radius.full};
  background: ${t.color.surfaceInverse};
  color: ${t.color.textInverse};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
  line-height: ${t.line.tight};

  @container (max-width: 379px) {
    inset-block-start: ${t.space[1]};
    inset-inline-start: ${t.space[1]};
  }

  &[data-cover] {
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
  }
`;

export const Controls = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${t.space[1]};
  border-block-start: 1px solid ${t.color.border};

  @container (max-width: 379px) {
    border-block-start: 0;
  }

  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

export const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none; /* else a finger on it scrolls the page */
`;

export const FileName = styled.p`
  margin: 0;
  padding: ${t.space[1]} ${t.space[2]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  overflow-wrap: anywhere;
`;

export const Advice = styled.p`
  display: flex;
  gap: ${t.space[1]};
  margin: 0 ${t.space[1]} ${t.space[1]};
  padding: ${t.space[1]} ${t.space[2]};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceWarning};
  color: ${t.color.textWarning};
  font-size: ${t.font.xs};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }
`;

export const Undo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]} ${t.space[3]};
  padding: ${t.space[2]} ${t.space[3]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceSunken};
  font-size: ${t.font.sm};
`;

export const Keys = styled.span`
  ${visuallyHidden}
`;

export const UndoText = styled.p`
  &::first-letter {
    text-transform: uppercase;
  }
`;
