import { css } from 'styled-components';
import { startMark } from '../../../theme/startMark.ts';
import { t } from '../../../tokens/tokens.ts';

/**
 * What stays in sight when the table is scrolled sideways, and the edges behind which there is more: those of what is
 * pinned, else those of the table. An edge is one line over all rows: shadows of the cells would break between them. An
 * opened row lies over it with its details, and has a piece of its own. No backgrounds: axe judges no text in a box that a
 * pseudo-element colours. The sign in the head is "›", escaped: one letter beyond Latin-1 would double the styles in memory.
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

  &[data-sideways]:dir(rtl) { --shade: -9; }

  &[data-sideways] > [data-part='scroller'] > table {
    & > tbody { z-index: 0; }

    & > tbody > tr:has(> [data-part='detail']) { z-index: 3; }

    /* In the flow, to be sticky, but without room of its own. */
    & > thead > tr::before, & > tbody::before, & > tbody > tr:has(> [data-part='detail'])::before {
      content: '';
      position: sticky;
      inset-inline-start: calc(var(--pin-start) - 1px);
      z-index: 2;
      float: inline-start;
      inline-size: calc(var(--room) - var(--pin-start) - var(--pin-end) + 2px);
      block-size: calc(${t.size.row} - 1px);
      margin-inline-end: -100%;
      border: 0 solid ${t.color.border};
      border-inline-width: var(--more-start) var(--more-end);
      box-shadow:
        inset calc(var(--shade, 9) * var(--more-start)) 0 6px -8px ${t.color.textMuted},
        inset calc(-1 * var(--shade, 9) * var(--more-end)) 0 6px -8px ${t.color.textMuted};
      pointer-events: none;
    }

    & > tbody::before { block-size: 100%; }

    /* A sign in the head, which stays in sight however tall the table is. */
    & > thead > tr::after {
      content: '\\203a' / '';
      position: sticky;
      inset-inline-end: var(--pin-end);
      float: inline-end;
      inline-size: calc(23 * var(--more-end));
      margin-inline-start: -100%;
      overflow: clip;
      box-shadow: inset 0 ${t.size.row} ${t.color.surfaceSunken}; /* hides what lies below it */
      color: ${t.color.accent};
      font-size: ${t.font.xl};
      line-height: calc(${t.size.row} - 6px);
      text-align: center;
      pointer-events: none;

      @media (forced-colors: active) { background: Canvas; }
    }

    /* What is pinned hides that of its row. */
    & > tbody > tr[aria-current='true'] > [data-pin='start']:first-child { ${startMark} }
  }
`;
