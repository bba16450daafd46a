import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

/** Two columns at most: a banner spans them all and would keep a third one open. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(320px, 50% - ${t.size.gap})), 1fr));
  align-items: start;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

/** Above both cards; always rendered, so that changes are announced. */
export const Banner = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

export const Card = styled.section`
  display: grid;
  grid-template-rows: auto auto auto;
  gap: ${t.space[3]};
  min-inline-size: 0;
  padding: ${t.size.gap};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[1]} ${t.space[3]};
`;

export const Title = styled.h2`
  font-size: ${t.font.md};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** As tall with few rows as with many: nothing jumps while the filter narrows. */
export const Frame = styled.div`
  block-size: calc(var(--row-size) * var(--rows-in-sight) + var(--row-size) / 2 + 2px);
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  overflow: clip;
`;

export const Message = styled.p`
  display: grid;
  place-items: center;
  block-size: 100%;
  padding: ${t.space[4]};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Pending = styled.div`
  display: grid;
  gap: calc(var(--row-size) - 12px);
  padding: calc(var(--row-size) / 2 - 6px) ${t.space[3]};
`;

/** The rows are plain elements styled from here: a long list scrolls quicker without a component for each. */
export const List = styled.div`
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  font-size: ${t.font.sm};
  line-height: ${t.line.tight};

  & li {
    position: absolute;
    inset-block-start: var(--row-start);
    inset-inline: 0;
    display: flex;
    align-items: center;
    block-size: var(--row-size);
    border-block-end: 1px solid ${t.color.border};
  }

  & li:hover {
    background: ${t.color.surfaceHover};
  }

  & li:has([data-ticked]) {
    background: ${t.color.surfaceSelected};
  }

  & label {
    flex: 1;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    block-size: 100%;
    padding-inline-start: ${t.space[2]};
    cursor: pointer;
  }

  & [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin-inline: ${t.space[2]};
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  & [data-part='text']:has(~ button) {
    margin-inline-start: ${t.space[3]};
  }

  & small {
    margin-inline-end: ${t.space[1]};
    font-size: inherit;
    font-variant-numeric: tabular-nums;
    color: ${t.color.textMuted};
  }

  & button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    margin-inline-end: ${t.space[1]};
    padding: 0;
    border: 0;
    border-radius: ${t.radius.sm};
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;
  }

  & button:hover {
    background: ${t.color.surfaceNeutral};
    color: ${t.color.text};
  }

  & button:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  & svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

/** As tall as all rows together. */
export const Extent = styled.ul.attrs({ role: 'list' })`
  position: relative;
  block-size: var(--list-size);
`;

export const Status = styled.div`
  ${visuallyHidden}
`;
