import { css } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';
import { dotLook } from '../../status-badge/StatusBadge.styles.ts';

/** The colours of a badge, written out: hundreds of cells would pay for custom properties of their own. */
const badgeTones = (['Neutral', 'Warning', 'Partner', 'Info', 'Success', 'Danger'] as const)
  .map((tone) => {
    const badge = `& td > span[data-tone='${tone.toLowerCase()}']`;
    return `${badge} { background: ${t.color[`surface${tone}`]}; color: ${t.color[`text${tone}`]}; }
      ${badge} > i { background: ${t.color[`mark${tone}`]}; }`;
  })
  .join('\n');

/**
 * What cells show: names in two parts, pictures, badges, chips. The whole of a cut text is out of its cell's sight, and a
 * badge is inline: a clip of their own would cost each row a layer of paint.
 */
export const cellContents = css`
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
`;
