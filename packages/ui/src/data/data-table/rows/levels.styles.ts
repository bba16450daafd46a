import { css } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';
import { LEVELS_MAX } from '../levels.ts';

/** A step of a tree, with its line in the middle. */
const step = { px: 20, linePx: 10 };

const levels = Array.from(
  { length: LEVELS_MAX },
  (_, index) => `& tr[data-level='${index + 1}'] > td[data-naming] { --steps: ${(index + 1) * step.px}px; }`,
).join('\n');

/** Rows of a tree: the name is indented by its steps, each with its line. */
export const treeLevels = css`
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
`;
