import { styled } from 'styled-components';
import { startMark } from '../../theme/startMark.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';
import { dotLook } from '../status-badge/StatusBadge.styles.ts';
import { cards } from './cards.styles.ts';
import { LEVELS_MAX } from './levels.ts';
import { pinnedColumns } from './pinnedColumns.styles.ts';

/** The colours of a badge, written out: hundreds of cells would pay for custom properties of their own. */
const badgeTones = (['Neutral', 'Warning', 'Partner', 'Info', 'Success', 'Danger'] as const)
  .map((tone) => {
    const badge = `& td > span[data-tone='${tone.toLowerCase()}']`;
    return `${badge} { background: ${t.color[`surface${tone}`]}; color: ${t.color[`text${tone}`]}; }
      ${badge} > i { background: ${t.color[`mark${tone}`]}; }`;
  })
  .join('\n');

/** A cell whose text takes two lines. */
const twoLines = '& td:is([data-naming], [data-lines])';

/** A step of a tree, with its line in the middle. */
const step = { px: 20, linePx: 10 };

const levels = Array.from(
  { length: LEVELS_MAX },
  (_, index) => `& tr[data-level='${index + 1}'] > td[data-naming] { --steps: ${(index + 1) * step.px}px; }`,
).join('\n');

/**
 * The styled element of the rows: hundreds of cells are plain elements addressed from here. Rows and cells are
 * placed absolutely, so that a row costs the browser no table layout. Further reasons, here because a comment within
 * would be sent to every reader:
 * - The browser's `inherit` of `vertical-align` and `border-color` on `tr` and `td` keeps elements out of its style cache.
 * - The scroller is opaque, or each scroll would be painted anew; only a message needs to know how much of it is seen.
 * - Cells have `clip`, as `hidden` would make a scroller of each; what always fits has neither, and is painted with its row.
 * - The box of a row is the browser's own: one of ours would need a second element for its mark, in every row.
 * - The whole of a cut text is out of its cell's sight, and a badge is inline: a clip of their own would cost each row a
 *   layer of paint.
 * - Selectors end in a tag or an attribute: what ends in `:is()` is tried on each element of the table.
 * - Buttons look as an IconButton, written out: hundreds of elements would pay for its custom properties.
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

  & th {
    display: flex;
    align-items: center;
    font-size: ${t.font.xs};
    font-weight: ${t.weight.medium};
  }

  & th button {
    display: inline-flex;
    align-items: center;
    gap: ${t.space[1]};
    max-inline-size: calc(100% + ${t.space[3]});
    min-block-size: 28px;
    margin-inline: calc(-1 * ${t.space[2]});
    padding: 0 ${t.space[2]};
    border: 0;
    border-radius: ${t.radius.sm};
    background: none;
    color: inherit;
    font-weight: inherit;
    line-height: ${t.line.tight};
    cursor: pointer;
  }

  & th[data-align='end'] button { flex-direction: row-reverse; }

  & th button span { overflow: hidden; text-overflow: ellipsis; }

  & th button:hover {
    background: ${t.color.surfaceHover};
    color: ${t.color.text};
  }

  & th[aria-sort] button { color: ${t.color.textAccent}; }

  & th svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  & th:not([aria-sort]) svg { opacity: 0.6; }

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

  ${levels}

  & tr[data-level] > td[data-naming] { padding-inline-start: calc(${t.size.cellPadding} + var(--steps)); }

  & tr[data-level] > td[data-naming]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${t.size.cellPadding};
    inline-size: var(--steps);
    background: repeating-linear-gradient(
      90deg,
      transparent 0 ${step.linePx - 1}px,
      ${t.color.border} ${step.linePx - 1}px ${step.linePx}px,
      transparent ${step.linePx}px ${step.px}px
    );
  }

  ${twoLines} > [data-row-link], ${twoLines} > [data-name], ${twoLines} > [data-cell-popup] {
    display: -webkit-box;
    inline-size: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  /* One line where both parts have room in it. */
  & [data-part='lines'] {
    display: flex;
    flex-wrap: wrap;
  }

  & [data-part='lines'] > span {
    display: block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: pre; /* the space between the two lines stays in what is read out and copied */
  }

  & td > span[data-tip] {
    display: block;
    overflow: hidden;
    border-radius: ${t.radius.sm};
    text-overflow: ellipsis;
  }

  & [data-part='full'] {
    position: absolute;
    inset-inline-start: 100%;
    user-select: none;
  }

  & td:not([data-format='custom']) > img, & td:not([data-format='custom']) > svg, & td:not([data-format='custom']) > button {
    display: inline-block;
    vertical-align: middle;
  }

  & td:is([data-format='select'], [data-format='expand'], [data-format='image']), & td svg { overflow: visible; }

  & td > img {
    max-inline-size: min(60px, 100%);
    max-block-size: calc(${t.size.row} - 9px);
    border-radius: ${t.radius.sm};
    background: #fff; /* pictures stay light in the dark theme */
    object-fit: contain;
  }

  & [data-part='no-image'] {
    inline-size: 20px;
    block-size: 20px;
    color: ${t.color.textMuted};
  }

  & td > span[data-tone] {
    padding: 3px ${t.space[2]};
    border: 1px solid transparent; /* drawn in forced colours */
    border-radius: ${t.radius.full};
    font-size: ${t.font.xs};
    font-weight: ${t.weight.medium};
  }

  & td > span[data-tone] > i {
    ${dotLook}
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: middle;
  }

  ${badgeTones}

  @media (forced-colors: active) {
    & td > span[data-tone][data-tone] > i { background: CanvasText; }
  }

  & td > [data-chip] {
    margin-inline-end: ${t.space[1]};
    padding: 3px ${t.space[2]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.full};
    font-size: ${t.font.xs};
  }

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

  & td > [data-cell-popup] {
    padding: 0;
    border: 0;
    background: none;
    color: ${t.color.textAccent};
    line-height: inherit;
    text-align: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }

  & td:is([data-format='actions'], [data-format='validations'], [data-format='expand']) > button {
    block-size: calc(${t.size.row} - 8px);
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${t.radius.control};
    background: none;
    color: ${t.color.textMuted};
    line-height: 1;
    cursor: pointer;
  }

  & td:is([data-format='actions'], [data-format='validations'], [data-format='expand']) > button:hover { background: ${t.color.surfaceNeutral}; }

  & td > button[aria-disabled='true'] { cursor: not-allowed; }

  & td > button[aria-disabled='true']:not([aria-busy]) {
    color: ${t.color.textDisabled};
    opacity: 0.7;
  }

  /* The icons, and not their buttons, stand under the header. */
  & [role='rowgroup'] td[data-format='actions'] {
    padding-inline: calc(${t.size.cellPadding} - (${t.size.row} - 24px) / 2);
  }

  & td:is([data-format='actions'], [data-format='expand']) > button { inline-size: calc(${t.size.row} - 8px); }

  & td:is([data-format='actions'], [data-format='expand']) > button > * {
    display: block;
    inline-size: 16px;
    block-size: 16px;
    margin-inline: auto;
  }

  & td[data-format='validations'] > button {
    margin-inline-start: calc(-1 * ${t.space[2]});
    padding-inline: ${t.space[2]};
    color: ${t.color.textAccent};
  }

  ${pinnedColumns}

  ${cards}

  & table[data-stale] td, & table[data-stale] td :is(a, button, span) { color: ${t.color.textDisabled}; }

  & table[data-stale] tbody > tr:is([aria-selected='true'], [aria-current='true']) { background: ${t.color.surfaceSunken}; }

  & table[data-stale] td [data-tone] { background: ${t.color.surfaceSunken}; }

  & table[data-stale] :is(img, svg) { opacity: 0.5; }

  /* On paper a plain table of all rows takes its place (print/printRows.ts); its own stays as it is, with where it was scrolled to. */
  &[data-printed] + table {
    display: none;
    inline-size: 100%;
    border-collapse: collapse;
    font-size: calc(8pt * var(--print-scale, 1));
    font-variant-numeric: tabular-nums;
  }

  &[data-printed] + table caption { padding-block-end: 4pt; font-size: 8pt; text-align: start; }

  &[data-printed] + table :is(th, td) {
    padding: 0.25em 0.5em;
    border-block-end: 0.5pt solid ${t.color.border};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }

  &[data-printed] + table tr { break-inside: avoid; }

  &[data-printed] + table [data-align='end'] { text-align: end; }

  &[data-printed] + table [data-align='center'] { text-align: center; }

  @media print {
    overflow: visible;
    max-block-size: none;

    &[data-printed] {
      visibility: hidden;
      block-size: 0;
      overflow: hidden;
      border: 0;
    }

    &[data-printed] + table { display: table; }
  }
`;

export const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]} ${t.space[3]};
  padding: ${t.space[2]} ${t.size.cellPadding};
  border-block-end: 1px solid ${t.color.markDanger};
  background: ${t.color.surfaceDanger};
  color: ${t.color.textDanger};

  & > svg { flex: none; inline-size: 16px; block-size: 16px; }

  & > p { flex: 1; min-inline-size: 160px; }
`;

export const Foot = styled.div`
  flex: none;
  padding: ${t.space[1]} ${t.space[2]} ${t.space[1]} ${t.size.cellPadding};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surfaceCard};
`;

export const Skeleton = styled.tbody`
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

/* Over what the rows are given by the table around them. */
export const Message = styled.tbody`
  &&&& > tr {
    position: static;
    block-size: auto;
    contain: none;
    border: 0;
    background: none;
  }

  &&&& > tr > td {
    position: sticky;
    inset-inline-start: 0;
    display: block;
    inline-size: 100cqi;
    padding: ${t.space[4]};
    line-height: ${t.line.normal};
    white-space: normal;
  }
`;
