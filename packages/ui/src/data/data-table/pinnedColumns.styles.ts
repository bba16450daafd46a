import { css } from 'styled-components';
import { startMark } from '../../theme/startMark.ts';
import { t } from '../../tokens/tokens.ts';

/** Hides what lies below the sign in the head. No background: axe judges no text in a box that a pseudo-element colours. */
const coverOfHead = `inset 0 calc(${t.size.row} - 1px) ${t.color.surfaceSunken}`;

/**
 * What stays in sight when the table is scrolled sideways, and the edges behind which there is more: those of what is
 * pinned, else those of the table. An edge is one line over all rows: shadows of the cells would break between them.
 */
export const pinnedColumns = css`
  /* What is sticky has to be in the flow of its row: pinned cells float. */
  &[data-sideways~='start'] > [data-part='scroller'] > table > * > tr > [data-pin='start'],
  &[data-sideways~='end'] > [data-part='scroller'] > table > * > tr > [data-pin='end'] {
    position: sticky;
    inset-block: auto;
    z-index: 1;
    float: inline-start;
    block-size: calc(${t.size.row} - 1px);
    background: inherit;
  }

  &[data-sideways~='end'] > [data-part='scroller'] > table > * > tr > [data-pin='end'] { float: inline-end; }

  &[data-sideways] :is(td, th, td *, th *) { scroll-margin-inline: var(--pin-start, 0) var(--pin-end, 0); }

  /* Details are as wide as what is in sight, and stay there. */
  &[data-sideways] > [data-part='scroller'] > table > tbody > tr > [data-part='detail'] {
    --pin-start: 0px;
    --pin-end: 0px;
    position: sticky;
    display: block;
    inset-block: auto;
    clear: both;
    inline-size: var(--room);
    block-size: calc(100% - ${t.size.row} + 1px);
    margin-block-start: calc(${t.size.row} - 1px);
  }

  & thead > tr { background: inherit; }

  &[data-more~='start']::before, &[data-more~='end']::after {
    content: '';
    position: absolute;
    inset-block: 0;
    z-index: 2;
    pointer-events: none;
  }

  &[data-more~='start']::before {
    inset-inline-start: calc(var(--pin-start) - 1px);
    border-inline-start: 1px solid ${t.color.border};
    box-shadow: 0 0 6px 1px ${t.color.textMuted};
    clip-path: inset(0 -8px 0 0);
  }

  &[data-more~='end']::after { inset-inline-end: calc(var(--pin-end) + var(--scrollbar) - 1px); }

  /* A sign in the head, which stays in sight however tall the table is. */
  &[data-more~='end']::after {
    content: '›' / '';
    inline-size: 24px;
    border-inline-end: 1px solid ${t.color.border};
    box-shadow: inset -7px 0 6px -6px ${t.color.textMuted}, ${coverOfHead};
    color: ${t.color.accent};
    font-size: ${t.font.xl};
    line-height: calc(${t.size.row} - 6px);
    text-align: center;

    @media (forced-colors: active) { background: linear-gradient(Canvas, Canvas) 0 0 / 100% calc(${t.size.row} - 1px) no-repeat; }
  }

  &:dir(rtl)[data-more~='start']::before { clip-path: inset(0 0 0 -8px); }

  &:dir(rtl)[data-more~='end']::after { box-shadow: inset 7px 0 6px -6px ${t.color.textMuted}, ${coverOfHead}; }

  & tbody > tr[aria-current='true'] > [data-pin='start']:first-child { ${startMark} }
`;
