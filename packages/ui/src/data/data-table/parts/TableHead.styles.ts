import { css } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

/** Cells of the header, and the buttons that sort. */
export const headCells = css`
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
`;
