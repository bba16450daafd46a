import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { startMark } from '../../theme/startMark.ts';
import { t } from '../../tokens/tokens.ts';

/** Leads to the record beside it: that one is printed. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[2]};
  min-inline-size: 0;

  ${focusRing}
  ${notPrinted}
`;

export const NewCard = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space[2]};
  min-block-size: 48px;
  padding: ${t.space[2]} ${t.space[3]};
  border: 1px dashed ${t.color.borderControl};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceCard};
  color: ${t.color.textAccent};
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  cursor: pointer;

  &:hover { background: ${t.color.surfaceHover}; }
  &[aria-current] { border: 1px solid ${t.color.accent}; background: ${t.color.surfaceSelected}; }
  & svg { inline-size: 16px; block-size: 16px; }

  ${focusRing}
`;

/** No taller than the cards, nor than what a low window has room for. */
export const Frame = styled.div`
  min-inline-size: 0;

  /* Pictures pale; text only changes its colour, so that it can still be read. */
  &[data-stale] :is(img, svg) { opacity: 0.5; }
  &[data-stale] li :is(button, span, small) { color: ${t.color.textDisabled}; }
  &[data-stale] li :is(button, [data-tone]) { background: ${t.color.surfaceSunken}; }
`;

/** The cards are plain elements styled from here: a long list scrolls quicker without a component for each. */
export const List = styled.div`
  max-block-size: min(calc(var(--card-size) * var(--cards-in-sight)), max(50dvh, calc(var(--card-size) * 2.5)));
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  font-size: ${t.font.sm};
  line-height: ${t.line.tight};

  @media (min-width: 1024px) {
    max-block-size: min(calc(var(--card-size) * var(--cards-in-sight)), max(100dvh - 360px, calc(var(--card-size) * 3.5)));
  }

  & li {
    position: absolute;
    inset-block-start: var(--card-start);
    inset-inline: 0;
    block-size: calc(var(--card-size) - ${t.space[2]});
  }

  & button {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    inline-size: 100%;
    block-size: 100%;
    padding: ${t.space[2]} ${t.space[3]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.control};
    background: ${t.color.surfaceCard};
    color: ${t.color.text};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & button:hover { background: ${t.color.surfaceHover}; }

  & button[aria-current] {
    border-color: ${t.color.accent};
    background: ${t.color.surfaceSelected};
    ${startMark}
  }

  & button:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  & [data-part='image'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    overflow: hidden;
    border-radius: ${t.radius.sm};
    background: ${t.color.surfaceNeutral};
    color: ${t.color.textMuted};
  }

  & [data-part='image'] img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  & [data-part='image'] svg { inline-size: 20px; block-size: 20px; }

  & [data-part='text'] { flex: 1; display: grid; justify-items: start; gap: ${t.space[1]}; min-inline-size: 0; }

  & [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[2]};
    inline-size: 100%;
    min-inline-size: 0;
  }

  & [data-part='title'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    font-weight: ${t.weight.medium};
  }

  & small { font-size: ${t.font.xs}; font-variant-numeric: tabular-nums; color: ${t.color.textMuted}; }

  /* Faint by its picture, ground and colour of text: contrast stays enough to read. */
  & [data-dimmed] { background: ${t.color.surfacePage}; border-style: dashed; }
  & [data-dimmed] [data-part='title'] { color: ${t.color.textMuted}; font-weight: ${t.weight.regular}; }
  & [data-dimmed] img { opacity: 0.5; filter: grayscale(1); }
`;

/** As tall as all cards together. */
export const Extent = styled.ul.attrs({ role: 'list' })`
  position: relative;
  block-size: var(--list-size);
`;

export const Count = styled.p`
  font-size: ${t.font.xs};
  font-variant-numeric: tabular-nums;
  color: ${t.color.textMuted};
`;

export const Empty = styled.p`
  padding: ${t.space[6]} ${t.space[4]};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  text-align: center;
`;

export const Pending = styled.div`
  display: grid;
  gap: ${t.space[2]};

  & > div {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    block-size: calc(var(--card-size) - ${t.space[2]});
    padding: ${t.space[2]} ${t.space[3]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.control};
  }
`;
