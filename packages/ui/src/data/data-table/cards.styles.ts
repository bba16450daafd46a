import { css } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

/** Written out: nested in one another they are tried on each cell of a table that is none of cards. */
const head = '& > [data-cards] > table > thead';
const fact = '& > [data-cards] > table > tbody > tr > td';

/**
 * Rows as cards, where the table has little room (see `cardLayout`): the name as heading between the corners, below it the
 * facts with their labels, two in a line where they fit. The header keeps what can be pressed. `!important` is for what the
 * cells say of their place in columns, which is an inline style.
 */
export const cards = css`
  & > [data-cards] {
    min-block-size: calc(1.25 * var(--card-size));
    scroll-padding-block-start: 44px;
  }

  & > [data-cards]:not([data-message]):has(> table[aria-rowcount='2']) { min-block-size: var(--card-size); }

  & > [data-cards] > table { min-inline-size: 0; }

  /* Lies over the head, beside its box, and stays with it. */
  & > [data-cards] > [data-part='sort'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    inline-size: fit-content;
    max-inline-size: calc(100% - 44px);
    block-size: 40px;
    margin-block-end: -40px;
    margin-inline-start: auto;
  }

  & > [data-cards] > table:first-child > thead:not(:has(input)) {
    ${visuallyHidden}
  }

  ${head} > tr {
    block-size: 40px;
    contain: none;
  }

  ${head} th {
    position: static;
    padding: 0;
  }

  ${head} th:not([data-format='select']) {
    ${visuallyHidden}
    inset-inline: auto !important;
    inline-size: 1px !important;
  }

  ${head} th[data-format='select'] {
    inline-size: 44px !important;
    block-size: 100%;
  }

  & > [data-cards]:not([data-message]) > table > tbody > tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: var(--card-name);
    grid-auto-rows: var(--card-line);
    block-size: var(--card-size);
  }

  ${fact}[data-card] {
    position: static;
    inline-size: auto !important;
    block-size: auto;
    padding: 2px ${t.space[3]} 0;
    line-height: 20px;
    text-align: start;
  }

  /* Read out is the header of the column, which is out of sight: the label is for the eye. */
  ${fact}[data-card]::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    display: block;
    inline-size: 100%;
    overflow: hidden;
    color: ${t.color.textMuted};
    font-size: ${t.font.xs};
    line-height: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${fact}[data-card='line'] { grid-column: 1 / -1; }

  ${fact}[data-format='custom'] {
    --aged-status: row;
    flex-wrap: wrap;
    align-content: start;
    justify-content: start;
    gap: 0 ${t.space[1]};
  }

  ${fact}:is([data-card='name'], [data-card='select'], [data-card='expand'], [data-card='acts'], [data-format='image'])::before { content: none; }

  ${fact}[data-card='name'] {
    grid-column: 1 / -1;
    order: -1;
    padding: ${t.space[1]} calc(${t.space[2]} + var(--card-end)) 0 max(${t.space[3]}, var(--card-start));
    font-weight: ${t.weight.semibold};
    line-height: 16px;
  }

  ${fact}[data-card='name'] > :is([data-row-link], [data-name], [data-cell-popup]) {
    font-weight: inherit;
    -webkit-line-clamp: var(--card-name-lines);
  }

  ${fact} [data-part='lines'] { display: block; }

  ${fact}[data-card='name'] [data-part='lines'] > :last-child { white-space: pre-wrap; }

  /* A fact has one line. */
  ${fact}[data-lines] { display: block; }

  ${fact}[data-lines] > :is([data-name], [data-cell-popup]) {
    -webkit-line-clamp: 1;

    & span { display: inline; }
  }

  ${fact}:is([data-card='select'], [data-card='expand'], [data-card='acts']) {
    position: absolute;
    inset-block: ${t.space[1]} auto;
    block-size: calc(var(--card-name) - ${t.space[1]});
    padding: 0;
    line-height: calc(var(--card-name) - ${t.space[1]});
  }

  ${fact}:is([data-card='select'], [data-card='expand']) {
    inline-size: 44px !important;
    text-align: center;
  }

  ${fact}[data-card='expand'] { inset-inline: auto 0 !important; }

  ${fact}[data-card='acts'] {
    inset-inline: auto var(--card-expand) !important;
    padding-inline: 0 ${t.space[1]};
  }

  ${fact}[data-card='acts'][data-format='custom'] { align-content: center; }

  ${fact}[data-format='actions'] > button {
    inline-size: 36px;
    block-size: 36px;
  }

  ${fact}[data-format='validations'] > button {
    block-size: 24px;
    margin-block: -2px;
  }

  ${fact} > :is([data-tone], [data-chip]) { padding-block: 1px; }

  ${fact} > img { max-block-size: calc(var(--card-line) - ${t.space[1]}); }

  ${fact}[data-part='detail'] { inset-block: calc(var(--card-size) - 1px) 0; }

  ${fact} > i { margin-block-start: 5px; }

  ${fact}[data-card='name'] > i { margin-block-start: 12px; }

  & > [data-cards]:is([data-acts='half'], [data-acts='line']) > table > tbody > tr > td[data-card='acts'] {
    position: static;
    grid-column: 2;
    block-size: auto;
    padding-inline-end: ${t.space[1]};
    line-height: calc(var(--card-line) - 4px);
    text-align: end;
    justify-content: flex-end;
  }

  & > [data-cards][data-acts='line'] > table > tbody > tr > td[data-card='acts'] { grid-column: 1 / -1; }
`;
