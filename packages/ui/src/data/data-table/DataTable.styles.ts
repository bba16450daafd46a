import { styled } from 'styled-components';
import { startMark } from '../../theme/startMark.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';
import { cards } from './cards.styles.ts';
import { cellButtons } from './cells/cellButtons.styles.ts';
import { cellContents } from './cells/cellContents.styles.ts';
import { pinnedColumns } from './columns/pinnedColumns.styles.ts';
import { headCells } from './parts/TableHead.styles.ts';
import { onPaper } from './print/print.styles.ts';
import { treeLevels } from './rows/levels.styles.ts';

/** A cell whose text takes two lines. */
const twoLines = '& td:is([data-naming], [data-lines])';

/**
 * The styled element of the rows: hundreds of cells are plain elements addressed from here. Rows and cells are
 * placed absolutely, so that a row costs the browser no table layout. Further reasons, here because a comment within
 * would be sent to every reader:
 * - The browser's `inherit` of `vertical-align` and `border-color` on `tr` and `td` keeps elements out of its style cache.
 * - The scroller is opaque, or each scroll would be painted anew; only a message needs to know how much of it is seen.
 * - Cells have `clip`, as `hidden` would make a scroller of each; what always fits has neither, and is painted with its row.
 * - The box of a row is the browser's own: one of ours would need a second element for its mark, in every row.
 * - Selectors end in a tag or an attribute: what ends in `:is()` is tried on each element of the table.
 */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  max-block-size: var(--table-block-size, 100%);
  overflow: clip;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;

  /* The fallback keeps the rows virtual where no ancestor limits the height. */
  & [data-part='scroller'] {
    min-block-size: calc(3 * ${t.size.row}); /* what stays in sight where there is little room */
    max-block-size: var(--table-block-size, max(320px, 100dvh - 200px));
    overflow: auto;
    background: ${t.color.surfaceCard};
    overscroll-behavior-inline: contain;
    scroll-padding-block-start: ${t.size.row};
    scrollbar-width: thin;
  }

  /* A single row leaves no room below it. */
  & [data-part='scroller']:not([data-message]):has(> table[aria-rowcount='2']) {
    min-block-size: calc(2 * ${t.size.row});
  }

  & [data-part='scroller'][data-message] { container-type: inline-size; }

  & [data-part='scroller']:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  & > [data-part='status'] {
    ${visuallyHidden}
  }

  & table, & thead, & tbody { display: block; }

  & table { min-inline-size: var(--row-min); }

  & thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};
  }

  & tbody { position: relative; }

  & tr, & td, & th {
    vertical-align: top;
    border-color: ${t.color.border};
  }

  & tr {
    display: block;
    inline-size: 100%;
    block-size: ${t.size.row};
    contain: strict;
    border-block-end: 1px solid ${t.color.border};
  }

  & [role='rowgroup'] > tr { position: relative; }

  & tbody[role='rowgroup'] > tr {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    background: ${t.color.surfaceCard};
  }

  & tbody > tr:hover { background: ${t.color.surfaceHover}; }

  & tbody > tr:is([aria-selected='true'], [aria-current='true']) { background: ${t.color.surfaceSelected}; }

  & tbody > tr[aria-current='true'] { ${startMark} }

  & table[data-clickable] tbody > tr { cursor: pointer; }

  & th, & td {
    position: absolute;
    inset-block: 0;
    padding: 0 ${t.size.cellPadding};
    overflow: clip;
    line-height: calc(${t.size.row} - 1px);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & th[data-align='end'], & td[data-align='end'] {
    text-align: end;
    justify-content: flex-end;
  }

  & th[data-align='center'], & td[data-align='center'] {
    text-align: center;
    justify-content: center;
  }

  ${headCells}

  & td:is([data-format='custom'], [data-naming], [data-lines]) {
    display: flex;
    inset-block-end: auto; /* open details lie below the line of the row */
    block-size: calc(${t.size.row} - 1px);
    align-items: center;
  }

  & td[data-format='custom'] {
    gap: ${t.space[1]};
    line-height: ${t.line.tight};
  }

  & :is(td, th):is([data-format='select'], [data-format='expand']) {
    padding: 0;
    text-align: center;
    justify-content: center;
    user-select: none;
    cursor: default;
  }

  & [data-format='select'] > input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${t.color.accent};
    vertical-align: middle;
    cursor: pointer;
  }

  & [data-format='select'] > input[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  & [data-format='select'] > input:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }

  & :is(td, th, button, a, span):focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  & [data-row-link] {
    display: block;
    inline-size: 100%;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: ${t.radius.sm};
    background: none;
    color: ${t.color.textAccent};
    font-weight: ${t.weight.medium};
    line-height: inherit;
    text-align: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & tr:hover [data-row-link] { text-decoration: underline; }

  ${twoLines} {
    line-height: 1.25;
    white-space: normal;
  }

  ${treeLevels}

  ${twoLines} > [data-row-link], ${twoLines} > [data-name], ${twoLines} > [data-cell-popup] {
    display: -webkit-box;
    inline-size: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  ${cellContents}

  & tbody > tr[data-band]:not(:hover, [aria-selected='true'], [aria-current='true']) { background: ${t.color.surfaceSunken}; }

  & th[data-format='expand'] > span {
    ${visuallyHidden}
  }

  & td[data-part='detail'] {
    inset-block: calc(${t.size.row} - 1px) 0;
    inset-inline: 0;
    padding-block: ${t.space[3]};
    overflow: auto;
    border-block-start: 1px solid ${t.color.border};
    background: ${t.color.surfacePage};
    line-height: ${t.line.normal};
    white-space: normal;
    cursor: auto;
  }

  & [aria-expanded]:dir(rtl) > svg { scale: -1 1; }

  & [aria-expanded='true'] > svg { rotate: 90deg; }

  & [aria-expanded='true']:dir(rtl) > svg { rotate: -90deg; }

  ${cellButtons}

  ${pinnedColumns}

  ${cards}

  & table[data-stale] td, & table[data-stale] td :is(a, button, span) { color: ${t.color.textDisabled}; }

  & table[data-stale] tbody > tr:is([aria-selected='true'], [aria-current='true']) { background: ${t.color.surfaceSunken}; }

  & table[data-stale] td [data-tone] { background: ${t.color.surfaceSunken}; }

  & table[data-stale] :is(img, svg) { opacity: 0.5; }

  ${onPaper}
`;

export const Foot = styled.div`
  flex: none;
  padding: ${t.space[1]} ${t.space[2]} ${t.space[1]} ${t.size.cellPadding};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surfaceCard};
`;
