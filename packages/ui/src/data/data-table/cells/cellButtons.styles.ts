import { css } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

/** What is pressed in cells. Buttons look as an IconButton, written out: hundreds of elements would pay for its custom properties. */
export const cellButtons = css`
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
`;
